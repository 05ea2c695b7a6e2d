import { revalidateTag } from 'next/cache'
import { env } from '../../../config/server-env.ts'
import { createWebhookGuard, type Notice } from '../../../content/publish-webhook.ts'
import { recordRedirects } from '../../../content/record-redirects.ts'
import { touchedTags } from '../../../content/touched-tags.ts'
import { advanceContentEpoch } from '../../../lib/content-epoch.ts'
import { withinTime } from '../../../lib/unavailable.ts'
import { errorResponse, failureResponse, longestAnswer, readText, requestLanguage } from '../../../server/http.ts'
import { writeClient } from '../../../services/sanity/client.ts'

/** Bytes of a delivery, which holds a document before and after: more than any page of the site. */
const mostBytes = 8_000_000

const guard = createWebhookGuard(env.revalidateSecret)

/**
 * Told by the content lake what was published: expires what it touched, and nothing else. 401 without a valid, recent
 * signature, 400 for a body that is no publication, 413 for one that is larger than any; a delivery that was handled
 * before is acknowledged and ignored. Also writes the redirects of pages that moved; 503, to be told again, when the lake
 * does not take them.
 */
export function POST(request: Request): Promise<Response> {
  return handle(request).catch((error: unknown) => failureResponse(request, error))
}

async function handle(request: Request): Promise<Response> {
  const body = await readText(request, mostBytes)
  if (!body.ok) return errorResponse(body.code, requestLanguage(request))
  const delivery = await guard(body.value, request.headers)
  if (!delivery.ok)
    return Response.json({ code: delivery.code, message: delivery.message }, { status: delivery.status })
  if (delivery.repeated) return Response.json({ revalidated: [] })
  const isRecorded = await recordMoves(delivery.notice)
  const tags = await touchedTags(delivery.notice)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  advanceContentEpoch()
  if (isRecorded) return Response.json({ revalidated: tags })
  delivery.forget()
  return Response.json({ code: 'redirects_not_written', message: 'Deliver it again' }, { status: 503 })
}

/** Before the page is shown at its new address, its old one leads there. False when that has to be tried again. */
async function recordMoves(notice: Notice): Promise<boolean> {
  if ('since' in notice || !writeClient) return true
  try {
    await withinTime(recordRedirects(writeClient, notice), longestAnswer, 'Writing redirects')
    return true
  } catch (error) {
    console.error(`The redirects of ${notice._id} could not be written:`, error)
    return false
  }
}
