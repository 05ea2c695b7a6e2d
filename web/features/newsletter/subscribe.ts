import type { Language } from '#web/routing/languages.ts'
import { track } from '#web/services/analytics/track.ts'
import { centraConnection } from '#web/services/centra/live-connection.ts'
import { subscribeToNewsletter } from '#web/services/centra/newsletter.ts'

/** Signs the address up, or returns the status of the platform's refusal (599 without a connection). */
export async function subscribe(email: string, lang: Language): Promise<'success' | { code: number }> {
  const result = await subscribeToNewsletter(centraConnection, email, lang)
  if (!result.ok) return { code: result.error.status }
  track({ event: 'generate_lead', lead_source: 'newsletter' })
  return 'success'
}
