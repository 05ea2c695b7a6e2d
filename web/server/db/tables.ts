import { handledPublications } from './schema/handled-publications.ts'
import { preorderStock } from './schema/preorder-stock.ts'
import { rateLimits } from './schema/rate-limits.ts'
import { reservationLines, reservations } from './schema/reservations.ts'
import { stockNotifications } from './schema/stock-notifications.ts'

/** Every table of the product backend. */
export const tables = {
  handledPublications,
  preorderStock,
  rateLimits,
  reservations,
  reservationLines,
  stockNotifications,
}
