import type { BagItem, BagLine } from './bag.ts'

/** A line as it can be put back into the bag, with one of its pictures. */
export function itemOfLine(line: BagLine, currency: string, picture: string | undefined): BagItem {
  const { itemId, variantId, centraId, name, gender, size, colourName, code, code2, priceEach, quantity } = line
  const facts = { itemId, variantId, centraId, name, gender, size, colourName, code, code2, priceEach, quantity }
  return { ...facts, currency, ...(picture && { picture }) }
}
