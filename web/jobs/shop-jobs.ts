import 'server-only'
import type { ProcessRole } from '../lib/process-role.ts'
import { deleteOldBags } from '../server/bags/bag-products.ts'
import { deleteOldBorrowings, releaseUncollected } from '../server/borrowing/release-uncollected.ts'
import { deriveAll } from '../server/catalogue/derive.ts'
import { deleteUnconfirmed } from '../server/crowdfunding/public.ts'
import { deleteOldStartMails } from '../server/crowdfunding/unsubscribe-starts.ts'
import { database } from '../server/db/database.ts'
import type { JobQueue } from '../server/db/job-queue.ts'
import type { QueueName } from '../server/db/queues.ts'
import { deleteOldReplyMails } from '../server/discussion/unsubscribe.ts'
import { deleteOldDevices } from '../server/members/devices.ts'
import { deleteOldResets } from '../server/members/reset-password.ts'
import { deleteExpiredSessions } from '../server/members/sessions.ts'
import { deleteOldMissedSearches } from '../server/missed-searches/missed-searches.ts'
import { deleteOldNewsletterRows } from '../server/newsletter/public.ts'
import { deleteUnusedPictures } from '../server/pictures/delete-unused.ts'
import { deleteOldPublications } from '../server/publications/handled.ts'
import { reportServerFailure } from '../server/report.ts'
import { deleteOldReviews } from '../server/reviews/write-review.ts'
import { deleteUnusedWords } from '../server/search/write-words.ts'
import { deleteOldReaders } from '../server/stock-notifications/waiting.ts'
import { pictureStore } from '../services/images/open-picture-store.ts'
import { checkExternalLinks } from './check-external-links.ts'
import { checkReviewedPurchases } from './check-purchases.ts'
import { findMissed } from './find-missed.ts'
import { findReservedPurchases } from './find-reserved-purchases.ts'
import { inviteTesters } from './invite-testers.ts'
import { mailCampaignDecisions } from './mail-campaign-decisions.ts'
import { mailCampaignStarts } from './mail-campaign-starts.ts'
import { mailEndedBorrowings } from './mail-ended-borrowings.ts'
import { mailHiddenAuthors } from './mail-hidden.ts'
import { mailAuthors } from './mail-replies.ts'
import { mailWaitingReaders } from './mail-returned-items.ts'
import { passOnNewsletter } from './pass-on-newsletter.ts'
import { refreshListedPrices } from './refresh-prices.ts'
import { repairFromLake } from './repair-catalogue.ts'
import { settleReservations } from './settle-reservations.ts'

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
  { queue: 'repair-catalogue', cron: '20 * * * *', run: repairFromLake },
  { queue: 'refresh-prices', cron: '*/15 * * * *', run: refreshListedPrices },
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

async function deleteOldData(): Promise<void> {
  await deleteOldPublications(database())
  const now = new Date()
  await deleteOldReaders(database(), now)
  await deleteOldNewsletterRows(database(), now)
  await deleteExpiredSessions(database(), now)
  await deleteOldResets(database(), now)
  await deleteOldDevices(database(), now)
  await deleteOldReplyMails(database(), now)
  await deleteOldStartMails(database(), now)
  await deleteOldBorrowings(database(), now)
  await deleteUnconfirmed(database(), now)
  await deleteOldReviews(database(), now)
  await deleteOldMissedSearches(database(), now)
  await deleteOldBags(database(), now)
  await deleteUnusedWords(database())
}
