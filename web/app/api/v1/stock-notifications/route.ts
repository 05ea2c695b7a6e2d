import { isSoldProduct } from '#web/content/sold-products.ts'
import { stockNotificationSchema } from '#web/domain/product/stock-notification.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { database } from '#web/server/db/database.ts'
import { checkOrigin, readJson, respond } from '#web/server/http.ts'
import { liveVariants } from '#web/server/platform.ts'
import { clientAddress, rateLimit } from '#web/server/rate-limits.ts'
import { failure } from '#web/server/result.ts'
import { subscribeToStock } from '#web/server/stock-notifications/subscribe.ts'

/** Many may share one address of the network; nobody has to try so often with one of their e-mail addresses. */
const perClient = rateLimit(60, 600)
const perEmail = rateLimit(10, 3600)

/**
 * `POST /api/v1/stock-notifications` `{email, item, product, lang}`: 201 when the address will get one mail once the item is
 * back, also when it waited already (docs/product/4). 400 for what is not valid, 404 for an item that the shop does not have, 429.
 */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async (speak) => {
      const origin = checkOrigin(request)
      if (!origin.ok) return origin
      const byClient = await perClient.check(clientAddress(request))
      if (!byClient.ok) return byClient
      const input = await readJson(request, stockNotificationSchema)
      if (!input.ok) return input
      speak(input.value.lang)
      const byEmail = await perEmail.check(input.value.email)
      if (!byEmail.ok) return byEmail
      if (!(await isItemOf(input.value.product, input.value.item))) return failure('noSuchProduct')
      return await subscribeToStock(database(), input.value)
    },
    { status: 201 },
  )
}

/** Milliseconds that the platform is waited for. */
const patience = 2000

/** While the platform is away, what the content knows has to do. */
async function isItemOf(centraId: string, item: string): Promise<boolean> {
  if (!(await isSoldProduct(centraId))) return false
  const variants = await withinTime(liveVariants([centraId]), patience, 'The platform').catch(() => undefined)
  return variants?.some(({ items }) => items.some((candidate) => candidate.itemId === item)) ?? true
}
