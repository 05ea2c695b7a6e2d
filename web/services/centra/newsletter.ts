import { callCentra } from './call.ts'
import type { CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'

/**
 * `POST newsletter-subscription/{id}` (docs/product/7), where the id is the percent-encoded e-mail address. An address
 * that is subscribed already is a success too; one that the platform does not take is status 406. Repeated after
 * failures that may pass: to subscribe twice changes nothing.
 */
export function subscribeToNewsletter(
  connection: CentraConnection,
  email: string,
  language: string,
): Promise<CentraResult<true>> {
  const path = `newsletter-subscription/${encodeURIComponent(email)}`
  return callCentra(connection, { method: 'POST', path, body: { language }, isRepeatable: true }, () => true)
}
