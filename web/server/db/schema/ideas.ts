import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ideaStates } from '#web/domain/staff/idea.ts'
import { members } from './members.ts'
import { pictures } from './pictures.ts'

/** Product ideas that members pitched (docs/product/4). */
export const ideas = pgTable(
  'ideas',
  {
    /** Chosen by the browser, so that a call that is repeated stores nothing twice. */
    id: uuid('id').primaryKey(),
    /** Null once the member is gone. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    /** How far staff have dealt with it. */
    state: text('state', { enum: ideaStates }).notNull().default('new'),
    /** Notes of the staff, for each other. */
    note: text('note').notNull().default(''),
    /** Whole milliseconds: the position in a list is sent to browsers. */
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    check('ideas_state', sql`${table.state} IN ('new', 'read', 'answered', 'archived')`),
    index('ideas_in_state').on(table.state, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ideas_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('ideas_of_member').on(table.memberId),
  ],
)

/** The pictures of an idea in their order. */
export const ideaPictures = pgTable(
  'idea_pictures',
  {
    ideaId: uuid('idea_id')
      .notNull()
      .references(() => ideas.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    pictureId: uuid('picture_id')
      .notNull()
      .unique()
      .references(() => pictures.id),
  },
  (table) => [primaryKey({ columns: [table.ideaId, table.position] })],
)
