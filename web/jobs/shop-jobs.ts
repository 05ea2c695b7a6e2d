import 'server-only'
import { env } from '../config/server-env.ts'
import { readExternalAddresses } from '../content/external-addresses.ts'
import { publishedContent } from '../content/published-documents.ts'
import type { ProcessRole } from '../lib/process-role.ts'
import { releaseUncollected } from '../server/borrowing/release-uncollected.ts'
import { deriveAll } from '../server/catalogue/derive.ts'
import { productsByDocumentId } from '../server/catalogue/products.ts'
import { refreshPrices } from '../server/catalogue/refresh-prices.ts'
import { repairCatalogue } from '../server/catalogue/repair.ts'
import { database } from '../server/db/database.ts'
import type { JobQueue } from '../server/db/job-queue.ts'
import type { QueueName } from '../server/db/queues.ts'
import { checkLinks } from '../server/external-links/check-links.ts'
import { noteLinks } from '../server/external-links/note-links.ts'
import { passOnConfirmed } from '../server/newsletter/pass-on.ts'
import { orderApi } from '../server/order-api.ts'
import { deleteUnusedPictures } from '../server/pictures/delete-unused.ts'
import { liveVariants, platformConnection } from '../server/platform.ts'
import { reportServerFailure } from '../server/report.ts'
import { checkPurchases } from '../server/reviews/check-purchases.ts'
import { subscribeToNewsletter } from '../services/centra/newsletter.ts'
import { pictureStore } from '../services/images/open-picture-store.ts'
import { createAsk } from '../services/links/ask-site.ts'
import { deleteOldData } from './delete-old-data.ts'
import { findReservedPurchases } from './find-reserved-purchases.ts'
import { findMissed } from './follow-publications.ts'
import {
  inviteTesters,
  mailAuthors,
  mailCampaignDecisions,
  mailCampaignStarts,
  mailEndedBorrowings,
  mailHiddenAuthors,
  mailWaitingReaders,
} from './mail-jobs.ts'
import { settleReservations } from './settle-reservations.ts'

/** The commerce platform's status for an address that it does not take. */
const NOT_ACCEPTABLE = 406
const LINK_TIMEOUT_MS = 10_000

type ShopJob = {
  readonly queue: QueueName
  /** Minute, hour, day, month, weekday in Oslo. */
  readonly cron: string
  readonly run: () => Promise<void>
  /** Whether it needs the webhook of its own process, which workers do not have. */
  readonly needsWebhook?: true
}

/** Jobs that run once for the whole shop, however many processes there are, in one of them. */
const shopJobs: readonly ShopJob[] = [
  { queue: 'find-missed-publications', cron: '*/5 * * * *', run: findMissed, needsWebhook: true },
  { queue: 'repair-catalogue', cron: '20 * * * *', run: () => repairCatalogue(database(), publishedContent) },
  {
    queue: 'refresh-prices',
    cron: '*/15 * * * *',
    run: () => refreshPrices(database(), liveVariants, new Date()),
  },
  { queue: 'derive-catalogue', cron: '* * * * *', run: () => deriveAll(database()) },
  { queue: 'mail-returned-items', cron: '* * * * *', run: mailWaitingReaders },
  { queue: 'mail-replies', cron: '* * * * *', run: mailAuthors },
  { queue: 'mail-hidden', cron: '* * * * *', run: mailHiddenAuthors },
  { queue: 'pass-on-newsletter', cron: '* * * * *', run: passOnNewsletter },
  { queue: 'check-purchases', cron: '* * * * *', run: checkReviewedPurchases },
  {
    queue: 'delete-unused-pictures',
    cron: '* * * * *',
    run: () => deleteUnusedPictures(database(), pictureStore, new Date()),
  },
  { queue: 'settle-reservations', cron: '* * * * *', run: settleReservations },
  { queue: 'find-reserved-purchases', cron: '* * * * *', run: findReservedPurchases },
  {
    queue: 'release-uncollected',
    cron: '*/5 * * * *',
    run: async () => void (await releaseUncollected(database(), new Date())),
  },
  { queue: 'mail-campaign-decisions', cron: '* * * * *', run: mailCampaignDecisions },
  { queue: 'mail-campaign-starts', cron: '*/10 9-19 * * *', run: mailCampaignStarts },
  { queue: 'mail-ended-borrowings', cron: '* * * * *', run: mailEndedBorrowings },
  { queue: 'invite-to-surveys', cron: '0 10 * * *', run: inviteTesters },
  { queue: 'check-external-links', cron: '40 * * * *', run: checkExternalLinks },
  { queue: 'delete-old-data', cron: '30 3 * * *', run: deleteOldData },
]

/**
 * Schedules these jobs, and takes part in running those that a process of this role runs. @throws Error when the
 * database is unavailable
 */
export async function runShopJobs(queue: JobQueue, role: ProcessRole): Promise<void> {
  const isCurrent = (name: string) => shopJobs.some((job) => job.queue === name)
  for (const { name } of await queue.getSchedules()) if (!isCurrent(name)) await queue.unschedule(name)
  // The dataset may be another one than before, and a fresh installation has nothing to search in.
  await queue.send('repair-catalogue')
  for (const { queue: name, cron, run, needsWebhook } of shopJobs) {
    await queue.schedule(name, cron, null, { tz: 'Europe/Oslo' })
    if (role === (needsWebhook ? 'worker' : 'storefront')) continue
    await queue.work(name, async () => {
      try {
        await run()
      } catch (error) {
        reportServerFailure(name, error)
        throw new Error('Reported in the log of the process that ran it')
      }
    })
  }
}

/** Subscribes confirmed addresses on the commerce platform (docs/product/4). */
async function passOnNewsletter(): Promise<void> {
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

/** Finds out which reviews are of products that their authors have bought. */
async function checkReviewedPurchases(): Promise<void> {
  await checkPurchases({
    database: database(),
    now: () => new Date(),
    orders: orderApi,
    async centraIds(documentIds) {
      const products = [...(await productsByDocumentId(database(), documentIds)).values()]
      return new Map(products.flatMap(({ _id, centraId }) => (centraId ? [[_id, centraId] as const] : [])))
    },
  })
}

/** Asks other sites whether the links to them can be opened, where the settings allow it. */
async function checkExternalLinks(): Promise<void> {
  if (!env.checksExternalLinks) return
  await noteLinks(database(), await readExternalAddresses(), { site: env.siteOrigin, now: new Date() })
  const userAgent = `Tretopp-link-check (+${env.siteOrigin})`
  const ask = createAsk({ userAgent, timeoutMs: LINK_TIMEOUT_MS })
  await checkLinks({ database: database(), now: () => new Date(), ask })
}
