import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import type { PaymentsDatabase } from './database.ts'

export type EncryptionKey = { readonly privateKey: CryptoKey; readonly publicKey: JWK }

/**
 * The key pair of the card fields. It is created on the first start and kept, so that what was encrypted before a
 * restart can be read after it.
 */
export async function loadEncryptionKey(database: PaymentsDatabase): Promise<EncryptionKey> {
  const jwk = storedKey(database) ?? (await createKey(database))
  const privateKey = await importJWK(jwk, 'RSA-OAEP')
  if (privateKey instanceof Uint8Array) throw new Error('The stored key of the card fields is no RSA key')
  return { privateKey, publicKey: { kty: 'RSA', alg: 'RSA-OAEP', n: jwk.n ?? '', e: jwk.e ?? '' } }
}

function storedKey(database: PaymentsDatabase): JWK | undefined {
  const row = database.prepare("SELECT value FROM settings WHERE name = 'encryptionKey'").get()
  return (
    row && z.looseObject({ kty: z.literal('RSA'), n: z.string(), e: z.string() }).parse(JSON.parse(String(row.value)))
  )
}

async function createKey(database: PaymentsDatabase): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RSA-OAEP', { extractable: true })
  const jwk = await exportJWK(privateKey)
  database.prepare("INSERT INTO settings (name, value) VALUES ('encryptionKey', ?)").run(JSON.stringify(jwk))
  return jwk
}
