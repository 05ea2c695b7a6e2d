import { CompactEncrypt } from 'jose'

export type Encrypt = (fields: Readonly<Record<string, string>>) => Promise<string>

/** Encrypts with the payment service's public key, a JWK: only the service can read the result. */
export async function createEncryption(publicKey: string): Promise<Encrypt> {
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('jwk', JSON.parse(publicKey), algorithm, false, ['encrypt'])
  return (fields) => {
    const text = JSON.stringify({ ...fields, generationtime: new Date().toISOString() })
    return new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' })
      .encrypt(key)
  }
}
