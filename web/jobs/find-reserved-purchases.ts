import 'server-only'
import { env } from '../config/server-env.ts'
import type { PurchasePorts } from '../server/crowdfunding/open-purchase.ts'
import { findPurchaseOrders } from '../server/crowdfunding/purchase.ts'
import { database } from '../server/db/database.ts'
import { orderApi } from '../server/order-api.ts'
import { platformConnection } from '../server/platform.ts'
import { reportServerFailure } from '../server/report.ts'

/** The ports of the purchase use cases, on the real services. */
export function purchasePorts(now: Date): PurchasePorts {
  return {
    database: database(),
    now,
    orders: orderApi,
    connection: platformConnection,
    secret: env.centraApiSecret,
    report: (problem) => reportServerFailure('reserved-purchases', new Error(problem)),
  }
}

/** Marks reservations whose purchase link was used as bought. */
export async function findReservedPurchases(): Promise<void> {
  await findPurchaseOrders(purchasePorts(new Date()))
}
