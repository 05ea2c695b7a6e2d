import { CompactEncrypt, type CryptoKey, generateKeyPair } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { readCard, readField, UnreadableCard } from './encrypted-fields.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
let keys: { publicKey: CryptoKey; privateKey: CryptoKey }
beforeAll(async () => {
  keys = await generateKeyPair('RSA-OAEP')
})

function encrypt(fields: object, key = keys.publicKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' })
    .encrypt(key)
}
const at = (time: string) => ({ generationtime: time })

test('reads encrypted fields and plain ones of test environments', async () => {
  const number = await encrypt({ number: '4111111111111111', ...at('2026-03-01T11:59:00Z') })
  const card = { type: 'scheme', encryptedCardNumber: number, encryptedExpiryMonth: 'test_03' } as const
  expect(await readCard({ ...card, encryptedExpiryYear: 'test_2030' }, keys.privateKey, NOW)).toEqual({
    number: '4111111111111111',
    expiryMonth: '03',
    expiryYear: '2030',
    securityCode: undefined,
    holderName: undefined,
  })
})

test('refuses data that is a day old, of another field, of another key, or not encrypted', async () => {
  const read = async (blob: string) => readField('number', blob, keys.privateKey, NOW)
  const number = { number: '4111111111111111' }
  const other = await generateKeyPair('RSA-OAEP')
  const blobs = [
    await encrypt({ ...number, ...at('2026-02-28T12:00:00Z') }),
    await encrypt(number),
    await encrypt({ cvc: '737', ...at('2026-03-01T11:59:00Z') }),
    await encrypt({ ...number, ...at('2026-03-01T11:59:00Z') }, other.publicKey),
    '4111111111111111',
    'test_4111x',
    '',
  ]
  for (const blob of blobs) await expect(read(blob)).rejects.toThrow(UnreadableCard)
})
