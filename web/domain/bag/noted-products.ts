import { type BagLine, soldLines } from './bag.ts'

/** Products of one bag that the backend notes: as many as a bag that is rebuilt has lines. */
export const MAX_NOTED_PRODUCTS = 50

/** Products whose bags are counted together. */
export const MAX_COUNTED_PRODUCTS = 200

/** The `centraId`s of the lines that are still sold, each once and sorted, at most `MAX_NOTED_PRODUCTS`. */
export function notedProducts(lines: readonly BagLine[]): readonly string[] {
  const centraIds = new Set(soldLines(lines).map(({ centraId }) => centraId))
  return [...centraIds].sort().slice(0, MAX_NOTED_PRODUCTS)
}
