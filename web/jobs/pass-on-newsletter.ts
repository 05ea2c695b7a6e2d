import 'server-only'
import { database } from '../server/db/database.ts'
import { passOnConfirmed } from '../server/newsletter/pass-on.ts'
import { platformConnection } from '../server/platform.ts'
import { reportServerFailure } from '../server/report.ts'
import { subscribeToNewsletter } from '../services/centra/newsletter.ts'

/** The platform's status for an address that it does not take. */
const NOT_ACCEPTABLE = 406

/** Subscribes confirmed addresses on the commerce platform (docs/product/4). */
export async function passOnNewsletter(): Promise<void> {
  await passOnConfirmed({
    database: database(),
    now: () => new Date(),
    report: (problem) => reportServerFailure('newsletter', problem),
    async subscribe(email, lang) {
      const result = await subscribeToNewsletter(platformConnection, email, lang)
      if (result.ok) return 'subscribed'
      return result.error.status === NOT_ACCEPTABLE ? 'refused' : 'unavailable'
    },
  })
}
