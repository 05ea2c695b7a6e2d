import 'server-only'
import { refreshPrices } from '../server/catalogue/refresh-prices.ts'
import { database } from '../server/db/database.ts'
import { liveVariants } from '../server/platform.ts'

/** @throws Error when the platform or the database is unavailable */
export function refreshListedPrices(): Promise<void> {
  return refreshPrices(database(), liveVariants, new Date())
}
