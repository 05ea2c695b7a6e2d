import { z } from 'zod'
import { env } from '#web/config/server-env.ts'
import { mailSender } from '#web/content/mail-sender.ts'
import { newsletterOutcomes } from '#web/domain/visitor/newsletter.ts'
import { newsletterRequestSchema } from '#web/domain/visitor/newsletter-request.ts'
import { homeLink } from '#web/routing/fixed-links.ts'
import { defaultLanguage, languages } from '#web/routing/languages.ts'
import { pathOnSite } from '#web/routing/path-on-site.ts'
import { database, jobQueue } from '#web/server/db/database.ts'
import { rawEndpoint } from '#web/server/endpoint/raw-endpoint.ts'
import { serve } from '#web/server/endpoint/serve.ts'
import { admitNewsletterRequest } from '#web/server/newsletter/request-limit.ts'
import { requestNewsletter } from '#web/server/newsletter/request-newsletter.ts'

const formSchema = newsletterRequestSchema.extend({ lang: z.enum(languages).catch(defaultLanguage) })

/** The footer's form where no scripts run, or not yet. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  rawEndpoint({
    method: 'POST',
    path: '/api/newsletter',
    summary: 'The newsletter form of the footer where no scripts run: leads back to the page with the outcome.',
    // Many may share one address of the network.
    clientLimit: { calls: 60, seconds: 600 },
    async run({ request, text }) {
      const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(text)))
      if (!form.success) return backToPage(request, 'failed')
      if (!(await admitNewsletterRequest(form.data.email)).ok) return backToPage(request, 'failed')
      const [queue, sender] = await Promise.all([jobQueue(), mailSender()])
      const { ok } = await requestNewsletter({ database: database(), queue, sender, now: new Date() }, form.data)
      return backToPage(request, ok ? 'success' : 'failed')
    },
    // Never leads back to a page of another site.
    onFailure: ({ code }, { request }) => (code === 'wrongOrigin' ? undefined : backToPage(request, 'failed')),
  }),
)

/** Back to the page that the form was sent from, which shows the message that the fragment names. */
function backToPage(request: Request, outcome: keyof typeof newsletterOutcomes): Response {
  const page = pathOnSite(request.headers.get('referer'), env.siteOrigin) ?? homeLink(defaultLanguage)
  const location = `${page}#${newsletterOutcomes[outcome]}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
