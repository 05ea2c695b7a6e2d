import { revalidatePath } from 'next/cache'
import { env } from '#web/config/server-env.ts'
import { createWebhookGuard, type Delivery, type Notice } from '#web/content/publish-webhook.ts'
import { advanceContentEpoch, advanceExpiryEpoch } from '#web/lib/content-epoch.ts'
import { everythingTag } from '#web/lib/surrogate-keys.ts'
import { jobQueue } from '#web/server/db/database.ts'
import { errorResponse } from '#web/server/endpoint/error-response.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { enqueuePurges } from '#web/server/purges/purges.ts'
import { clientKey, failureLimit } from '#web/server/rate-limits.ts'
import { reportServerFailure } from '#web/server/report.ts'
import { failure } from '#web/server/result.ts'
import { expire, expireAgain } from './expire.ts'
import { handleMissed } from './handle-missed.ts'
import { handlePublication } from './handle-publication.ts'
import type { Outcome } from './outcome.ts'

const guard = createWebhookGuard([env.revalidateSecret, env.previousRevalidateSecret])
/** Wrong signatures of one client: each costs the hash of a body. The lake may send many deliveries at once. */
const limitForgeries = failureLimit({ calls: 120, seconds: 60 })
const isForged = (delivery: Delivery) => !delivery.ok && delivery.code === 'invalidSignature'

/**
 * The lake's webhook: expires the pages that a publication touched, and nothing else. A delivery that was handled
 * before is acknowledged and ignored. 503, so that the lake delivers it again, only while the lake or the database is
 * unavailable.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'POST',
    path: '/api/revalidate',
    summary: "The content lake's signed webhook: expires the pages of what was published.",
    errors: ['invalidSignature', 'staleSignature', 'invalidInput', 'tooManyRequests'],
    // The signature authorises it.
    origin: 'any',
    clientLimit: 'unlimited',
    // The addresses of a document before and after, or thousands of tags.
    maxBytes: 1_000_000,
    // Its steps have their own limits; after a start it may cover everything published since the build.
    timeLimitMs: 60_000,
    async run({ request, text, lang }) {
      const delivery = await limitForgeries(clientKey(request), () => guard(text, request.headers), isForged)
      if (!delivery.ok) {
        // Anyone can send a wrong signature; a signed delivery comes from the lake and should have been handled.
        if (delivery.code === 'staleSignature' || delivery.code === 'invalidInput')
          reportServerFailure('publishing', new Error(`A delivery was refused: ${delivery.code}`))
        return errorResponse(delivery, lang)
      }
      if (delivery.repeated) return Response.json({ revalidated: [] })
      if ('paths' in delivery.notice) {
        for (const path of delivery.notice.paths) revalidatePath(path)
        return Response.json({ revalidated: delivery.notice.paths })
      }
      const { notice } = delivery
      const { tags, isUnfinished } = await handle(notice)
      const expired = expire(tags)
      advanceExpiryEpoch()
      // No address changes with texts of members, and pages from memory are a second old at most.
      if (!('memberTags' in notice)) advanceContentEpoch()
      const isPurged = await purgeFromCdn(notice, expired)
      if (!isPurged) expireAgain(expired)
      if (isUnfinished || !isPurged) return errorResponse(failure('unavailable'), lang)
      delivery.accept()
      return Response.json({ revalidated: tags })
    },
  }),
)

function handle(notice: Exclude<Notice, { paths: unknown }>): Promise<Outcome> | Outcome {
  if ('tags' in notice) return { tags: notice.tags, isUnfinished: false }
  if ('memberTags' in notice) return { tags: notice.memberTags, isUnfinished: false }
  return 'since' in notice ? handleMissed(notice) : handlePublication(notice)
}

/**
 * Has the CDN, where there is one, purge the tags that have just expired in this process. Every process does so, and
 * the last of them when all show the new state. False while the database is unavailable.
 */
async function purgeFromCdn(notice: Notice, tags: readonly string[]): Promise<boolean> {
  if (!env.cdn) return true
  // After a start the CDN may keep pages of another build, and some that nobody purged while no process ran.
  const isStart = 'since' in notice && notice.which === 'all'
  try {
    await enqueuePurges(await jobQueue(), isStart ? [everythingTag] : tags)
    return true
  } catch (error) {
    reportServerFailure('cdn', error)
    return false
  }
}
