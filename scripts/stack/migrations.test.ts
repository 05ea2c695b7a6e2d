import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { missingMigration, schemaExports } from './migrations.ts'

const schema = await schemaExports()

test('the migrations create the tables of the schema', () => {
  expect(missingMigration(schema)).toBeUndefined()
})

test('a new table, a removed one and a changed one lack a migration, and are named', () => {
  const { rateLimits: _, ...others } = schema
  const changed = {
    ...others,
    expiredTags: pgTable('expired_tags', { id: text('id').primaryKey() }),
    forgotten: pgTable('forgotten', { id: text('id').primaryKey() }),
  }
  const problem = missingMigration(changed)
  for (const name of ['expired_tags', 'forgotten', 'rate_limits']) expect(problem).toContain(`public.${name}`)
  expect(problem).not.toContain('public.posts')
})
