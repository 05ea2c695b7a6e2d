import { globSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { members } from '../db/schema/members.ts'

const files = globSync(`${import.meta.dirname}/../db/schema/*.ts`)
const modules = await Promise.all(
  files.map(async (file): Promise<Readonly<Record<string, unknown>>> => await import(file)),
)
const tables = modules.flatMap(Object.values).filter((exported) => is(exported, PgTable))

test('the export and the deletion of accounts know of every table that refers to members', () => {
  const referring = tables
    .map(getTableConfig)
    .filter(({ foreignKeys }) => foreignKeys.some((key) => key.reference().foreignTable === members))
  // To add one: removeFrom... and ...DataOf of its module, called by delete-account.ts and export-data.ts.
  expect(referring.map(({ name }) => name).toSorted()).toEqual([
    'borrowings',
    'campaign_start_mails',
    'ideas',
    'member_devices',
    'member_sessions',
    'post_likes',
    'post_reports',
    'posts',
    'reply_mails',
    'reservations',
    'review_reports',
    'reviews',
  ])
})
