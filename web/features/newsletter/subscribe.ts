import type { Language } from '#web/routing/languages.ts'
import { track } from '#web/services/analytics/track.ts'
import { requestNewsletter } from '#web/services/backend/calls/request-newsletter.gen.ts'
import { NETWORK_FAILURE } from '#web/services/centra/failure.ts'

/** Has the link mailed that confirms the address, or returns the status of the refusal (599 without a connection). */
export async function subscribe(email: string, lang: Language): Promise<'success' | { code: number }> {
  const result = await requestNewsletter({ body: { email, lang } })
  if (!result.ok) return { code: result.status || NETWORK_FAILURE }
  track({ event: 'generate_lead', lead_source: 'newsletter' })
  return 'success'
}
