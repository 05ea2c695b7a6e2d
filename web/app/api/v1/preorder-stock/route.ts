import { database } from '#web/server/db/database.ts'
import { respond } from '#web/server/http.ts'
import { allPreorderStock } from '#web/server/preorder/preorder-stock.ts'
import { success } from '#web/server/result.ts'

/** `GET /api/v1/preorder-stock`: `{stock: [{productId, stock, nextDeliveryStock, deliveryDate}]}` (docs/product/7). */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => success({ stock: await allPreorderStock(database()) }), {
    cacheControl: 'public, max-age=10',
  })
}
