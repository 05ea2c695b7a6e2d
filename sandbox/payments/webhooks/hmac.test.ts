import { expect, test } from 'vitest'
import { hasValidSignature, type Notification, signatureOf } from './hmac.ts'

/** The example that Adyen publishes for its own libraries. */
const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const EXAMPLE: Notification = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  eventDate: '2019-05-06T17:15:34.121+02:00',
  success: 'true',
}
const SIGNATURE = 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0='

test('signs as Adyen does', () => {
  expect(signatureOf(EXAMPLE, KEY)).toBe(SIGNATURE)
})

test('accepts its own signature, and no other', () => {
  const signed = (hmacSignature?: string, changes: Partial<Notification> = {}) => ({
    ...EXAMPLE,
    ...changes,
    additionalData: { hmacSignature },
  })
  expect(hasValidSignature(signed(SIGNATURE), KEY)).toBe(true)
  for (const changes of [
    { amount: { value: 1131, currency: 'EUR' } },
    { merchantReference: 'TestPayment-2' },
    { success: 'false' as const },
    { eventCode: 'CANCELLATION' },
    { originalReference: '1' },
  ]) {
    expect(hasValidSignature(signed(SIGNATURE, changes), KEY), JSON.stringify(changes)).toBe(false)
  }
  expect(hasValidSignature(signed(''), KEY)).toBe(false)
  expect(hasValidSignature(signed(), KEY)).toBe(false)
  expect(hasValidSignature(signed(SIGNATURE), '00'.repeat(32))).toBe(false)
})
