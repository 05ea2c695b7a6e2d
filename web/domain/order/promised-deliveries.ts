/** When preordered lines are delivered: `YYYY-MM-DD` by item id. */
export type PromisedDeliveries = ReadonlyMap<string, string>

/** The field of a payment that carries them to the platform, whose order mail names them. */
export const promisedDeliveriesField = 'promised_deliveries'

/** The platform takes 2,000 characters; garments beyond this number are not named. */
const MAX_ITEMS = 35

/** `10301-1030101=2026-12-01,10302-1030201=2027-01-15`; undefined without any. */
export function writePromisedDeliveries(deliveries: PromisedDeliveries): string | undefined {
  const entries = [...deliveries].slice(0, MAX_ITEMS)
  return entries.length > 0 ? entries.map(([itemId, date]) => `${itemId}=${date}`).join(',') : undefined
}

/** Leaves out anything that is not of that form. */
export function readPromisedDeliveries(text: string): PromisedDeliveries {
  return new Map(
    [...text.matchAll(/([^,=]+)=(\d{4}-\d{2}-\d{2})(?=,|$)/g)].map(([, itemId = '', date = '']) => [itemId, date]),
  )
}
