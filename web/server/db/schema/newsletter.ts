import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Requests for the newsletter, and when the owner of the address confirmed and withdrew them. Rows that nobody has
 * confirmed are deleted once their link has expired, withdrawn ones after 30 days.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed, in lower case. */
    email: text('email').notNull().unique(),
    /** The language of the newsletter, and of the mail that asks. */
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /**
     * SHA-256 of the token in the link of the last mail that asked, and until when it works. Null where no mail was
     * needed.
     */
    linkHash: text('link_hash'),
    linkExpiresAt: timestamp('link_expires_at', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** When the commerce platform, which sends the newsletter, was last told about the address. */
    passedOnAt: timestamp('passed_on_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [check('newsletter_subscriptions_lang', sql`${table.lang} IN ('nb', 'en')`)],
)
