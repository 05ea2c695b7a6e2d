// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { trackEncryptedFields } from './encrypted-fields.ts'

const field = (encryptedFieldName: string, blob?: string) => ({
  fieldType: encryptedFieldName,
  uid: '',
  type: 'card',
  rootNode: document.createElement('div'),
  encryptedFieldName,
  valid: blob !== undefined,
  ...(blob && { blob }),
})

test('a field that adyen-web has lost or kept in an older version is sent with its newest value', () => {
  const { onFieldValid, complete } = trackEncryptedFields()
  onFieldValid(field('encryptedCardNumber', 'number'))
  onFieldValid(field('encryptedSecurityCode', 'wrong code'))
  onFieldValid(field('encryptedSecurityCode'))
  onFieldValid(field('encryptedSecurityCode', 'code'))
  const paymentMethod = { type: 'scheme', holderName: 'Kari Nordmann', encryptedCardNumber: 'older number' }
  expect(complete({ paymentMethod, clientStateDataIndicator: true })).toEqual({
    paymentMethod: { ...paymentMethod, encryptedCardNumber: 'number', encryptedSecurityCode: 'code' },
    clientStateDataIndicator: true,
  })
})

test('a field that is no longer valid is forgotten, and other methods get nothing of the card', () => {
  const { onFieldValid, complete } = trackEncryptedFields()
  onFieldValid(field('encryptedCardNumber', 'number'))
  const vipps = { paymentMethod: { type: 'vipps' }, clientStateDataIndicator: true }
  expect(complete(vipps)).toEqual(vipps)
  onFieldValid(field('encryptedCardNumber'))
  const card = { paymentMethod: { type: 'scheme' }, clientStateDataIndicator: true }
  expect(complete(card)).toEqual(card)
})
