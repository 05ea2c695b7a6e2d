import { z } from 'zod'
import { env } from '../../../config/server-env.ts'
import { newsletterOutcomes } from '../../../domain/newsletter.ts'
import { defaultLanguage, languages } from '../../../routing/languages.ts'
import { homeLink } from '../../../routing/links.ts'
import { subscribeToNewsletter } from '../../../services/centra/newsletter.ts'
import { platformConnection } from '../../platform.ts'

const formSchema = z.object({
  email: z.string().trim().pipe(z.email().max(254)),
  lang: z.enum(languages).catch(defaultLanguage),
})

/**
 * `POST /api/newsletter`: the footer's form where no scripts run, or not yet. Comes back to the page that it was sent from, with what to
 * say as the fragment. Only the site's own pages may send it.
 */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.get('origin') !== env.siteOrigin) return new Response(null, { status: 403 })
  const fields = await request.formData().then(
    (data) => Object.fromEntries(data),
    () => ({}),
  )
  const form = formSchema.safeParse(fields)
  const result = form.success
    ? await subscribeToNewsletter(platformConnection, form.data.email, form.data.lang)
    : { ok: false as const }
  const outcome = result.ok ? newsletterOutcomes.success : newsletterOutcomes.failed
  const location = `${pageOf(request)}#${outcome}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The page's path; its query too, so that a filtered list stays filtered. */
function pageOf(request: Request): string {
  const referrer = request.headers.get('referer') ?? ''
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined
  return page?.origin === env.siteOrigin ? page.pathname + page.search : homeLink(defaultLanguage)
}
