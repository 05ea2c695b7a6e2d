import { type Bag, emptyTotals } from './bag.ts'

/** A bag of which nothing is known. */
export const emptyBag: Bag = {
  token: '',
  currency: '',
  country: null,
  language: null,
  lines: [],
  totals: emptyTotals,
  vouchers: [],
}
