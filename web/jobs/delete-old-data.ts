import 'server-only'
import { deleteOldBags } from '../server/bags/bag-products.ts'
import { deleteOldBorrowings } from '../server/borrowing/release-uncollected.ts'
import { deleteUnconfirmed } from '../server/crowdfunding/public.ts'
import { deleteOldStartMails } from '../server/crowdfunding/unsubscribe-starts.ts'
import { database } from '../server/db/database.ts'
import { deleteOldReplyMails } from '../server/discussion/unsubscribe.ts'
import { deleteOldDevices } from '../server/members/devices.ts'
import { deleteOldResets } from '../server/members/reset-password.ts'
import { deleteExpiredSessions } from '../server/members/sessions.ts'
import { deleteOldMissedSearches } from '../server/missed-searches/missed-searches.ts'
import { deleteOldNewsletterRows } from '../server/newsletter/public.ts'
import { deleteOldPublications } from '../server/publications/handled.ts'
import { deleteOldReviews } from '../server/reviews/write-review.ts'
import { deleteUnusedWords } from '../server/search/write-words.ts'
import { deleteOldReaders } from '../server/stock-notifications/waiting.ts'

/** Deletes what is kept for a limited time only. */
export async function deleteOldData(): Promise<void> {
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
