import type { Name } from './names.ts'
import type { Plan } from './plan.ts'

/** A table. Its migration is generated once its columns are settled: until then `npm run check` fails. */
export function newTable({ camel, kebab, snake }: Name): Plan {
  return {
    files: [
      {
        path: `web/server/db/schema/${kebab}.ts`,
        text: `import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Say what a row is, and when it is deleted. */
export const ${camel} = pgTable('${snake}', {
  id: uuid('id').primaryKey(),
  content: text('content').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
})
`,
      },
    ],
    lines: [],
    left: [
      `Its columns, checks and indexes: web/server/db/schema/${kebab}.ts.`,
      `npx drizzle-kit generate --config web/server/db/drizzle.config.ts --name ${kebab}, then npm run format; npm run check fails until then.`,
      'About members: its part of export and deletion, in public.ts of its module; member-tables.test.ts fails until the table is named there.',
      'Demo rows: sandbox/demo-shop/backend, then npm run sandbox:reset.',
    ],
  }
}
