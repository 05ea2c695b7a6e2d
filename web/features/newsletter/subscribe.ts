import type { Language } from '#web/routing/languages.ts'
import { track } from '#web/services/analytics/track.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { requestNewsletter } from '#web/services/backend/contracts/request-newsletter.ts'
import { NETWORK_FAILURE } from '#web/services/centra/failure.ts'

/** Has the link mailed that confirms the address, or returns the status of the refusal (599 without a connection). */
export async function subscribe(email: string, lang: Language): Promise<'success' | { code: number }> {
  const result = await callBackend<typeof requestNewsletter>('POST /api/v1/newsletter', { body: { email, lang } })
  if (!result.ok) return { code: result.status || NETWORK_FAILURE }
  track({ event: 'generate_lead', lead_source: 'newsletter' })
  return 'success'
}
