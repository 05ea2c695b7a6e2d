import type { StoredLine } from '#web/server/crowdfunding/stored-reservation.ts'

/** A reserved line as the browser that reserved it gets it. */
export function reservedItem({ centraId, item, title, fit, size, colour, quantity, priceEach, currency }: StoredLine) {
  const price = priceEach !== null && currency ? { amount: priceEach, currency } : null
  return { centraId, itemId: item, title, fit, size, colour, quantity, price }
}
