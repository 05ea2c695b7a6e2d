import { revalidateTag } from 'next/cache'
import { env } from '#web/config/server-env.ts'
import { createWebhookGuard, type Notice } from '#web/content/publish-webhook.ts'
import { advanceContentEpoch } from '#web/lib/content-epoch.ts'
import { errorResponse, readText, requestLanguage } from '#web/server/http.ts'
import { reportServerFailure } from '#web/server/report.ts'
import { handleMissed } from './handle-missed.ts'
import { handlePublication } from './handle-publication.ts'
import type { Outcome } from './outcome.ts'

/** Bytes of a delivery: far more than the addresses of a document before and after. */
const mostBytes = 8_000_000

const guard = createWebhookGuard(env.revalidateSecret)

/**
 * Told by the content lake what was published: expires what it touched, and nothing else. 401 without a valid, recent
 * signature, 400 for a body that is no publication, 413 for one that is larger than any; a delivery that was handled
 * before is acknowledged and ignored. 503, to be told again, only while the lake or the database is away.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await readText(request, mostBytes)
  if (!body.ok) {
    reportServerFailure('publishing', new Error(`A delivery was refused: ${body.code}`))
    return errorResponse(body.code, requestLanguage(request))
  }
  const delivery = await guard(body.value, request.headers)
  if (!delivery.ok) {
    const { status, code, message } = delivery
    // Anybody can send a wrong signature; what is signed comes from the lake and should have been handled.
    if (code !== 'invalid_signature') reportServerFailure('publishing', new Error(`A delivery was refused: ${code}`))
    return Response.json({ code, message }, { status })
  }
  if (delivery.repeated) return Response.json({ revalidated: [] })
  const { tags, isUnfinished } = await handle(delivery.notice)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  advanceContentEpoch()
  if (isUnfinished) return Response.json({ code: 'unfinished', message: 'Deliver it again' }, { status: 503 })
  delivery.accept()
  return Response.json({ revalidated: tags })
}

function handle(notice: Notice): Promise<Outcome> | Outcome {
  if ('tags' in notice) return { tags: notice.tags, isUnfinished: false }
  return 'since' in notice ? handleMissed(notice) : handlePublication(notice)
}
