import { z } from 'zod'
import { env } from '#web/config/server-env.ts'
import { newsletterOutcomes } from '#web/domain/visitor/newsletter.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { defaultLanguage, languages } from '#web/routing/languages.ts'
import { homeLink } from '#web/routing/links.ts'
import { pathOnSite } from '#web/routing/path-on-site.ts'
import { checkOrigin, longestAnswer, readText } from '#web/server/http.ts'
import { platformConnection } from '#web/server/platform.ts'
import { clientAddress, rateLimit } from '#web/server/rate-limits.ts'
import { subscribeToNewsletter } from '#web/services/centra/newsletter.ts'

const formSchema = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  lang: z.enum(languages).catch(defaultLanguage),
})

/** Many may share one address of the network. */
const perClient = rateLimit(60, 600)

/**
 * `POST /api/newsletter`: the footer's form where no scripts run, or not yet. Comes back to the page that it was sent from, with what to
 * say as the fragment. Only the site's own pages may send it.
 */
export async function POST(request: Request): Promise<Response> {
  if (!checkOrigin(request).ok) return new Response(null, { status: 403 })
  const outcome = (await isSubscribed(request)) ? newsletterOutcomes.success : newsletterOutcomes.failed
  const page = pathOnSite(request.headers.get('referer'), env.siteOrigin) ?? homeLink(defaultLanguage)
  return new Response(null, { status: 303, headers: { location: `${page}#${outcome}`, 'cache-control': 'no-store' } })
}

async function isSubscribed(request: Request): Promise<boolean> {
  const byClient = await perClient.check(clientAddress(request))
  if (!byClient.ok) return false
  const text = await readText(request)
  if (!text.ok) return false
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(text.value)))
  if (!form.success) return false
  const subscribing = subscribeToNewsletter(platformConnection, form.data.email, form.data.lang)
  return await withinTime(subscribing, longestAnswer, 'The newsletter').then(
    ({ ok }) => ok,
    () => false,
  )
}
