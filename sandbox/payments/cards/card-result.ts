import { passesLuhn } from './brands.ts'
import { HOLDER_RESULTS, securityCodeOf, TEST_CARDS, TEST_EXPIRY, type TestCard } from './test-cards.ts'

/** A card as it was typed. Never stored or logged. */
export type CardData = {
  readonly number: string
  readonly expiryMonth: string
  readonly expiryYear: string
  /** Absent for brands without one. */
  readonly securityCode: string | undefined
  readonly holderName: string | undefined
}

/** The bank's immediate answer, or `authenticate` if it wants to see the shopper first. */
export type CardResult =
  | { readonly resultCode: 'Authorised' | 'Pending' }
  | { readonly resultCode: 'Refused' | 'Cancelled' | 'Error'; readonly reason: string; readonly reasonCode: string }
  | { readonly resultCode: 'authenticate'; readonly card: TestCard }

/**
 * The result of a payment by a test card: the holder's name decides first, then number, expiry date and security code.
 */
export function resultOfCard(data: CardData): CardResult {
  const wanted = Object.entries(HOLDER_RESULTS).find(([name]) => name === data.holderName?.trim().toUpperCase())?.[1]
  if (wanted === 'Pending') return { resultCode: 'Pending' }
  if (wanted === 'Refused') return refused('Refused', '2')
  if (wanted === 'Cancelled') return { resultCode: 'Cancelled', reason: 'Shopper Cancelled', reasonCode: '17' }
  if (wanted === 'Error') return { resultCode: 'Error', reason: 'Acquirer Error', reasonCode: '4' }
  const card = TEST_CARDS.find(({ number }) => number === data.number)
  if (!passesLuhn(data.number)) return refused('Invalid Card Number', '8')
  if (!card) return refused('Not supported', '15')
  if (
    Number(data.expiryMonth) !== Number(TEST_EXPIRY.month) ||
    data.expiryYear.slice(-2) !== TEST_EXPIRY.year.slice(-2)
  )
    return refused('Expired Card', '6')
  if (data.securityCode !== securityCodeOf(card)) return refused('CVC Declined', '24')
  return card.authentication === 'none' ? { resultCode: 'Authorised' } : { resultCode: 'authenticate', card }
}

function refused(reason: string, reasonCode: string): CardResult {
  return { resultCode: 'Refused', reason, reasonCode }
}
