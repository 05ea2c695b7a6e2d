import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictures } from './pictures.ts'

/** Accounts (docs/product/3). */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed, in lower case. */
    email: text('email').notNull().unique(),
    /** Null until the member has followed the link in a mail to this address. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The address that the member wants instead; the link went there. Trimmed, in lower case. */
    pendingEmail: text('pending_email'),
    /** SHA-256 of the token in that link, and until when it works. */
    verificationHash: text('verification_hash').unique(),
    verificationExpiresAt: timestamp('verification_expires_at', { withTimezone: true }),
    /** argon2id in PHC format. */
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name').notNull(),
    /** The language of the member's mails. */
    lang: text('lang', { enum: ['nb', 'en'] }).notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country'),
    birthYear: smallint('birth_year'),
    postcode: text('postcode'),
    preferredFit: text('preferred_fit', { enum: ['men', 'women', 'both'] }),
    pictureId: uuid('picture_id')
      .unique()
      .references(() => pictures.id),
    enableNotifications: boolean('enable_notifications').notNull().default(true),
    /** Requested before the address is verified; once it is, the newsletter starts and this is false again. */
    subscribeToNewsletter: boolean('subscribe_to_newsletter').notNull().default(false),
    /** Whether a verified member is mailed when a campaign starts. */
    subscribeToCommunity: boolean('subscribe_to_community').notNull().default(false),
    /** When that was last turned on or off; null since registration. */
    communitySince: timestamp('community_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('members_lang', sql`${table.lang} IN ('nb', 'en')`),
    check('members_preferred_fit', sql`${table.preferredFit} IN ('men', 'women', 'both')`),
    check('members_birth_year', sql`${table.birthYear} BETWEEN 1000 AND 10000`),
  ],
)

/** Sessions of members who are logged in. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The browser's own name of itself, for the list of sessions. */
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('member_sessions_member').on(table.memberId),
    index('member_sessions_expires_at').on(table.expiresAt),
  ],
)

/** Browsers that members have logged in with: others who guess the password do not delay them (docs/decisions/0069). */
export const memberDevices = pgTable(
  'member_devices',
  {
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.memberId] }),
    index('member_devices_member').on(table.memberId),
    index('member_devices_last_used_at').on(table.lastUsedAt),
  ],
)

/** Requests for a new password; one is stored for every address, whether or not a member has it. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    /** SHA-256 of the token, which only the browser that asked has. */
    tokenHash: text('token_hash').notNull(),
    /** SHA-256 of the token and the code in the mail: worth nothing without the token. */
    codeHash: text('code_hash').notNull(),
    /** SHA-256 of the token of the link in the mail, which needs neither and works for longer. */
    linkHash: text('link_hash').unique(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** A hash of the code. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('password_resets_expires_at').on(table.expiresAt)],
)
