import 'server-only'
import { env } from '../config/server-env.ts'
import { publishedContent } from '../content/published-documents.ts'
import { baseline } from '../lib/baseline.ts'
import { onMeasure } from '../lib/measures.ts'
import { processRole } from '../lib/process-role.ts'
import { onReadiness } from '../lib/readiness.ts'
import { onShutdown } from '../lib/shutdown.ts'
import { feedState, isSearchReached } from '../server/catalogue/feed-state.ts'
import { database, jobQueue, searchPool, stopJobQueue } from '../server/db/database.ts'
import { migrateDatabase } from '../server/db/migrate.ts'
import { openPool, timeLimitsOfCommands } from '../server/db/pool.ts'
import { forgetNewsletterAddress } from '../server/newsletter/public.ts'
import { sendMailsFromOutbox } from '../server/outbox/send-mails.ts'
import { storeUploads } from '../server/pictures/store-uploads.ts'
import { oldestPurgeSeconds, sendPurges } from '../server/purges/purges.ts'
import { reportServerFailure } from '../server/report.ts'
import { removeAddress } from '../server/stock-notifications/waiting.ts'
import { createCdn } from '../services/cdn/create-cdn.ts'
import { pictureStore } from '../services/images/open-picture-store.ts'
import { createMailer } from '../services/mail/mailer.ts'
import { expireChangedPages } from './expire-changed-pages.ts'
import { expireWindows } from './expire-windows.ts'
import { followPublications, isFollowingPublications, secondsBehind } from './follow-publications.ts'
import { runShopJobs } from './shop-jobs.ts'

const FOLLOW_INTERVAL_MS = 1000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

const key = Symbol.for('storefront.jobs-started')
const started: { [key]?: true } = globalThis as { [key]?: true }

/**
 * Starts the background jobs of this process, once, as soon as the database can be used: migrates it, follows what
 * other processes expire where it serves pages, and joins in running the jobs of the shop, storing pictures and sending
 * mails where it is a worker. Pages are served meanwhile. Never rejects.
 */
export async function startJobs(): Promise<void> {
  if (started[key] || process.env.NEXT_PHASE === 'phase-production-build') return
  started[key] = true
  stateNeeds()
  stateMeasures()
  await retryUntilDone('migrations', migrate)
  const role = processRole()
  if (role !== 'worker') {
    repeatInThisProcess('followPublications', followPublications, FOLLOW_INTERVAL_MS)
    repeatInThisProcess('expireChangedPages', expireChangedPages, FOLLOW_INTERVAL_MS)
    repeatInThisProcess('expireWindows', () => expireWindows(), FOLLOW_INTERVAL_MS)
  }
  onShutdown(stopJobQueue)
  await retryUntilDone('jobs', async () => {
    await runShopJobs(await jobQueue(), role)
    if (role === 'storefront') return
    if (env.cdn) {
      await sendPurges({
        queue: await jobQueue(),
        purge: createCdn(env.cdn).purge,
        report: (problem) => reportServerFailure('cdn', problem),
      })
    }
    await storeUploads({
      queue: await jobQueue(),
      database: database(),
      openStore: pictureStore,
      report: (problem) => reportServerFailure('pictures', problem),
    })
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

/** The needs of this process before visitors are sent to it. */
function stateNeeds(): void {
  onReadiness({ name: 'database', isShared: true, isMet: async () => Boolean(await database().execute('SELECT 1')) })
  onReadiness({
    name: 'search',
    isShared: true,
    isMet: () => isSearchReached(searchPool().database, publishedContent.dataset),
  })
  onReadiness({
    name: 'publications',
    isShared: false,
    isMet: () => baseline().isCaughtUp && isFollowingPublications(),
  })
}

/** The metrics of the work in the background. */
function stateMeasures(): void {
  onMeasure({
    name: 'publications_behind_seconds',
    help: 'Since when this process knows of a publication that it does not show',
    read: () => (baseline().isCaughtUp ? secondsBehind() : process.uptime()),
  })
  onMeasure({
    name: 'catalogue_documents_waiting',
    help: 'Published documents whose entries for search and other tables are not written yet',
    read: async () => (await feedState(database(), publishedContent.dataset)).waiting,
  })
  onMeasure({
    name: 'catalogue_age_seconds',
    help: 'Since when all that search and lists read was last compared with the lake',
    async read() {
      const { completedAt } = await feedState(database(), publishedContent.dataset)
      return completedAt ? (Date.now() - completedAt.getTime()) / 1000 : process.uptime()
    },
  })
  if (env.cdn) {
    onMeasure({
      name: 'cdn_purge_waits_seconds',
      help: 'How long the oldest purge has waited that the CDN has not carried out',
      read: async () => oldestPurgeSeconds(await jobQueue()),
    })
  }
  onMeasure({
    name: 'job_queue_length',
    help: 'Jobs that wait or run, as counted in the last minute',
    label: 'queue',
    async read() {
      const queues = await (await jobQueue()).getQueues()
      return new Map(queues.map(({ name, queuedCount, activeCount }) => [name, queuedCount + activeCount]))
    },
  })
}

async function migrate(): Promise<void> {
  const pool = openPool(env.databaseUrl, () => undefined, timeLimitsOfCommands)
  await migrateDatabase(pool.database).finally(pool.close)
}

/**
 * For work that every process has to do itself, such as expiring its own pages; work that is to run once for the shop
 * is a job (`shop-jobs.ts`). Runs now and again `pause` milliseconds after each run has ended or failed, never twice at
 * a time. Keeps no process alive. Failures are reported under the name: that of a function is a letter in the build.
 */
function repeatInThisProcess(name: string, work: () => Promise<void>, pause: number): void {
  const run = async () => {
    try {
      await work()
    } catch (error) {
      reportServerFailure(name, error)
    }
    setTimeout(run, pause).unref()
  }
  void run()
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
