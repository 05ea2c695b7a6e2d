import { expect, test } from 'vitest'
import { type CardData, resultOfCard } from './card-result.ts'

const card: CardData = {
  number: '4111111111111111',
  expiryMonth: '03',
  expiryYear: '2030',
  securityCode: '737',
  holderName: undefined,
}

test('a test card with its date and code is authorised, however month and year are written', () => {
  expect(resultOfCard(card)).toEqual({ resultCode: 'Authorised' })
  expect(resultOfCard({ ...card, expiryMonth: '3', expiryYear: '30' })).toEqual({ resultCode: 'Authorised' })
  expect(resultOfCard({ ...card, number: '371449635398431', securityCode: '7373' })).toEqual({
    resultCode: 'Authorised',
  })
})

test.each([
  ['number', { number: '4111111111111112' }, 'Invalid Card Number'],
  ['unknown card', { number: '4000000000000002' }, 'Not supported'],
  ['month', { expiryMonth: '04' }, 'Expired Card'],
  ['year', { expiryYear: '2031' }, 'Expired Card'],
  ['code', { securityCode: '123' }, 'CVC Declined'],
  ['missing code', { securityCode: undefined }, 'CVC Declined'],
])('a wrong %s is refused', (_what, changes, reason) => {
  expect(resultOfCard({ ...card, ...changes })).toMatchObject({ resultCode: 'Refused', reason })
})

test.each([
  ['DECLINED', 'Refused'],
  ['declined ', 'Refused'],
  ['CANCELLED', 'Cancelled'],
  ['ERROR', 'Error'],
  ['PENDING', 'Pending'],
  ['Kari Nordmann', 'Authorised'],
])('the holder %j decides: %s', (holderName, resultCode) => {
  expect(resultOfCard({ ...card, holderName })).toMatchObject({ resultCode })
})

test('banks that authenticate the shopper', () => {
  for (const number of ['4212345678910006', '5201281505129736'])
    expect(resultOfCard({ ...card, number })).toMatchObject({ resultCode: 'authenticate', card: { number } })
})
