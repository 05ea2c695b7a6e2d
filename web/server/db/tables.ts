import { borrowings } from './schema/borrowings.ts'
import { campaignStartMails, campaignStarts } from './schema/campaign-starts.ts'
import { expiredTags } from './schema/expired-tags.ts'
import { handledPublications } from './schema/handled-publications.ts'
import { ideaPictures, ideas } from './schema/ideas.ts'
import { memberDevices, memberSessions, members, passwordResets } from './schema/members.ts'
import { missedSearches } from './schema/missed-searches.ts'
import { newsletterSubscriptions } from './schema/newsletter.ts'
import { pictures } from './schema/pictures.ts'
import { postLikes, posts, replyMails } from './schema/posts.ts'
import { preorderStock } from './schema/preorder-stock.ts'
import { rateLimits } from './schema/rate-limits.ts'
import { postReports, reviewReports } from './schema/reports.ts'
import { campaignDecisions, campaignMails, reservationLines, reservations } from './schema/reservations.ts'
import { reviews } from './schema/reviews.ts'
import { staffActions } from './schema/staff-actions.ts'
import { stockNotifications } from './schema/stock-notifications.ts'

/** Every table of the product backend. */
export const tables = {
  borrowings,
  campaignDecisions,
  campaignMails,
  campaignStartMails,
  campaignStarts,
  expiredTags,
  handledPublications,
  ideaPictures,
  ideas,
  memberDevices,
  members,
  memberSessions,
  missedSearches,
  newsletterSubscriptions,
  passwordResets,
  pictures,
  postLikes,
  postReports,
  posts,
  preorderStock,
  rateLimits,
  replyMails,
  reservations,
  reservationLines,
  reviewReports,
  reviews,
  staffActions,
  stockNotifications,
}
