import { preorderStock } from './schema/preorder-stock.ts'
import { reservationLines, reservations } from './schema/reservations.ts'
import { stockNotifications } from './schema/stock-notifications.ts'

/** Every table of the product backend. */
export const tables = { preorderStock, reservations, reservationLines, stockNotifications }
