import { env } from '#web/config/server-env.ts'
import { isSoldProduct } from '#web/content/sold-products.ts'
import { orderCount } from '#web/server/crowdfunding/order-count.ts'
import { database } from '#web/server/db/database.ts'
import { respond } from '#web/server/http.ts'
import { failure, success } from '#web/server/result.ts'

type Context = { readonly params: Promise<{ readonly centraId: string }> }

/**
 * `GET /api/v1/crowdfunding/product/{centraId}`: `{orderCount}` (docs/product/7), 0 for a product without reservations;
 * 404 'No such product' for a number that no published product has (docs/product/8). The Studio shows it beside a product.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const work = async () => {
    const { centraId } = await params
    if (!(await isSoldProduct(centraId))) return failure('noSuchProduct')
    return success({ orderCount: await orderCount(database(), centraId, new Date()) })
  }
  const response = await respond(request, work, { cacheControl: 'public, max-age=5' })
  response.headers.set('access-control-allow-origin', env.studioOrigin)
  return response
}
