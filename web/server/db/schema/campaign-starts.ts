import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { members } from './members.ts'

/** Each campaign run of each product, from when a job first saw it running. */
export const campaignStarts = pgTable(
  'campaign_starts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    centraId: text('centra_id').notNull(),
    /** The decision that ended the product's campaign before; empty for its first one. */
    previousDecision: text('previous_decision').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    /** Whether members are mailed about it; not about campaigns that ran already when the shop began to look. */
    isNews: boolean('is_news').notNull(),
  },
  (table) => [unique('campaign_starts_run').on(table.centraId, table.previousDecision)],
)

/** Mails about campaigns that have started, kept for a year for the unsubscribe link in them. */
export const campaignStartMails = pgTable(
  'campaign_start_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The starts that it is about. */
    startIds: uuid('start_ids').array().notNull(),
    /** When it went into the outbox, which sends it. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the token in the unsubscribe link. */
    unsubscribeTokenHash: text('unsubscribe_token_hash').notNull(),
  },
  (table) => [
    index('campaign_start_mails_member').on(table.memberId, table.mailedAt),
    index('campaign_start_mails_mailed_at').on(table.mailedAt),
  ],
)
