import { revalidateTag } from 'next/cache'
import { env } from '../../../config/server-env.ts'
import { createWebhookGuard } from '../../../content/publish-webhook.ts'
import { touchedTags } from '../../../content/touched-tags.ts'
import { advanceContentEpoch } from '../../../lib/content-epoch.ts'

const guard = createWebhookGuard(env.revalidateSecret)

/**
 * Told by the content lake what was published: expires what it touched, and nothing else. 401 without a valid, recent
 * signature, 400 for a body that is no publication; a delivery that was handled before is acknowledged and ignored.
 */
export async function POST(request: Request): Promise<Response> {
  const delivery = await guard(await request.text(), request.headers)
  if (!delivery.ok)
    return Response.json({ code: delivery.code, message: delivery.message }, { status: delivery.status })
  if (delivery.repeated) return Response.json({ revalidated: [] })
  const tags = await touchedTags(delivery.notice)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  advanceContentEpoch()
  return Response.json({ revalidated: tags })
}
