import type { BagLine } from '#web/domain/bag/bag.ts'

/** One shell jacket for 100, not reduced; a test gives what it is about. */
export function makeBagLine(given: Partial<BagLine> = {}): BagLine {
  const { priceEach = 100 } = given
  return {
    lineId: 'line-1',
    itemId: '10101-1010101',
    variantId: '10101',
    centraId: '101',
    name: 'Storr skalljakke',
    collectionName: null,
    gender: null,
    size: 'M',
    colourName: null,
    code: null,
    code2: null,
    quantity: 1,
    priceEach,
    priceEachBeforeDiscount: priceEach,
    media: {},
    ...given,
  }
}
