import { type CryptoKey, compactDecrypt } from 'jose'
import { z } from 'zod'
import { parseJson } from '#web/domain/json.ts'
import type { CardData } from './card-result.ts'

/** The card's part of a payment request, as the Drop-in's `state.data.paymentMethod` has it. */
export const encryptedCardSchema = z.object({
  type: z.literal('scheme'),
  brand: z.string().max(40).optional(),
  holderName: z.string().max(200).optional(),
  encryptedCardNumber: z.string().max(4000),
  encryptedExpiryMonth: z.string().max(4000),
  encryptedExpiryYear: z.string().max(4000),
  encryptedSecurityCode: z.string().max(4000).optional(),
})
export type EncryptedCard = z.infer<typeof encryptedCardSchema>

/** The encrypted data cannot be read, or is too old. */
export class UnreadableCard extends Error {}

/** Encrypted card data is valid for a day. */
const VALID_FOR_MS = 24 * 3_600_000

/**
 * Decrypts the fields of a card. Plain fields such as `test_4111111111111111` are taken too, as Adyen's test API does.
 * @throws UnreadableCard for other text, other keys and data that is more than a day old
 */
export async function readCard(card: EncryptedCard, key: CryptoKey, now: Date): Promise<CardData> {
  const read = (name: string, value: string) => readField(name, value, key, now)
  const [number, expiryMonth, expiryYear, securityCode] = await Promise.all([
    read('number', card.encryptedCardNumber),
    read('expiryMonth', card.encryptedExpiryMonth),
    read('expiryYear', card.encryptedExpiryYear),
    card.encryptedSecurityCode === undefined ? undefined : read('cvc', card.encryptedSecurityCode),
  ])
  return { number, expiryMonth, expiryYear, securityCode, holderName: card.holderName }
}

/** @throws UnreadableCard */
export async function readField(name: string, value: string, key: CryptoKey, now: Date): Promise<string> {
  const plain = /^test_(\d+)$/.exec(value)?.[1]
  if (plain !== undefined) return plain
  const fields = fieldsOf(await decrypt(value, key))
  const text = fields?.[name]
  if (!fields || typeof text !== 'string') throw new UnreadableCard('Unable to decrypt data')
  const age = now.getTime() - Date.parse(String(fields.generationtime))
  if (!(age < VALID_FOR_MS)) throw new UnreadableCard('Encrypted data used outside of valid time period')
  return text
}

async function decrypt(value: string, key: CryptoKey): Promise<string> {
  try {
    return new TextDecoder().decode((await compactDecrypt(value, key)).plaintext)
  } catch (error) {
    throw new UnreadableCard('Unable to decrypt data', { cause: error })
  }
}

function fieldsOf(text: string): Record<string, unknown> | undefined {
  return z.record(z.string(), z.unknown()).safeParse(parseJson(text)).data
}
