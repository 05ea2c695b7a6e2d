import 'server-only'
import { env } from '../config/server-env.ts'
import { baseline } from '../lib/baseline.ts'
import { onReadiness } from '../lib/readiness.ts'
import { onShutdown } from '../lib/shutdown.ts'
import { database, jobQueue, stopJobQueue } from '../server/db/database.ts'
import { migrateDatabase } from '../server/db/migrate.ts'
import { openPool, timeLimitsOfCommands } from '../server/db/pool.ts'
import { forgetNewsletterAddress } from '../server/newsletter/public.ts'
import { sendMailsFromOutbox } from '../server/outbox/send-mails.ts'
import { reportServerFailure } from '../server/report.ts'
import { removeAddress } from '../server/stock-notifications/waiting.ts'
import { createMailer } from '../services/mail/mailer.ts'
import { expireChangedPages } from './expire-changed-pages.ts'
import { followPublications, isFollowingPublications } from './follow-publications.ts'
import { repeatInThisProcess } from './repeat-in-this-process.ts'
import { runShopJobs } from './shop-jobs.ts'

const FOLLOW_INTERVAL_MS = 1000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

const key = Symbol.for('storefront.jobs-started')
const started: { [key]?: true } = globalThis as { [key]?: true }

/**
 * Starts the background jobs of this process, once, as soon as the database can be used: migrates it, follows what other
 * processes expire, and joins in running the jobs of the shop and sending mails. Pages are served meanwhile. Never rejects.
 */
export async function startJobs(): Promise<void> {
  if (started[key] || process.env.NEXT_PHASE === 'phase-production-build') return
  started[key] = true
  stateNeeds()
  await retryUntilDone('migrations', migrate)
  repeatInThisProcess(followPublications, FOLLOW_INTERVAL_MS)
  repeatInThisProcess(expireChangedPages, FOLLOW_INTERVAL_MS)
  onShutdown(stopJobQueue)
  await retryUntilDone('jobs', async () => {
    await runShopJobs(await jobQueue())
    await sendMailsFromOutbox({
      queue: await jobQueue(),
      mailer: createMailer(env.smtpUrl),
      report: (problem) => reportServerFailure('mail', problem),
      async removeAddress(address) {
        await removeAddress(database(), address)
        await forgetNewsletterAddress(database(), address)
      },
    })
  })
}

/** What this process needs before visitors are sent to it. */
function stateNeeds(): void {
  onReadiness({ name: 'database', isShared: true, isMet: async () => Boolean(await database().execute('SELECT 1')) })
  onReadiness({
    name: 'publications',
    isShared: false,
    isMet: () => baseline().isCaughtUp && isFollowingPublications(),
  })
}

async function migrate(): Promise<void> {
  const pool = openPool(env.databaseUrl, () => undefined, timeLimitsOfCommands)
  await migrateDatabase(pool.database).finally(pool.close)
}

/** Repeats what fails: after a second, then after up to half a minute. */
async function retryUntilDone(name: string, work: () => Promise<void>): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      reportServerFailure(name, error)
    }
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
  }
}
