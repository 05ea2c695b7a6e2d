import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missedBy, type Table, type Tables, tablesAfter } from './previous-release.ts'
import { root } from './root.ts'

const newest = globSync(`${root}/web/server/db/migrations/meta/*_snapshot.json`).sort().at(-1) ?? ''
const [, number] = /(\d{4})_snapshot\.json$/.exec(newest) ?? []

test('the previous release runs on the tables of the newest migration: they are expanded now, and contracted later', () => {
  expect(missedBy(tablesAfter(), tablesAfter(number))).toEqual([])
})

const nothing = { indexes: {}, compositePrimaryKeys: {}, uniqueConstraints: {}, checkConstraints: {}, foreignKeys: {} }
const text = { type: 'text', notNull: false }
const before: Table = {
  ...nothing,
  columns: { id: { type: 'uuid', notNull: true, default: 'gen_random_uuid()' }, note: text },
  indexes: { posts_note: { isUnique: true }, posts_plain: { isUnique: false } },
  checkConstraints: { posts_state: { value: "state IN ('a')" } },
}
const changedTo = (change: Partial<Table>): Tables => ({ posts: { ...before, ...change } })
const { columns } = before

test('a new table, a nullable or filled column, a wider check and another index disturb no release', () => {
  const wider = changedTo({
    columns: { ...columns, extra: text, count: { type: 'integer', notNull: true, default: 0 } },
    indexes: { posts_note: { isUnique: true }, posts_other: { isUnique: false } },
    checkConstraints: { posts_state: { value: "state IN ('a', 'b')" } },
  })
  expect(missedBy({ posts: before }, { ...wider, ideas: before })).toEqual([])
})

test.each<[string, Tables, string[]]>([
  ['a table that is gone', {}, ['posts']],
  ['a column that is gone', changedTo({ columns: { id: text } }), ['posts: column id', 'posts: column note']],
  ['another type', changedTo({ columns: { ...columns, note: { ...text, type: 'jsonb' } } }), ['posts: column note']],
  [
    'a column that must have a value now',
    changedTo({ columns: { ...columns, note: { ...text, notNull: true } } }),
    ['posts: column note'],
  ],
  [
    'a default that is gone',
    changedTo({ columns: { ...columns, id: { type: 'uuid', notNull: true } } }),
    ['posts: column id'],
  ],
  [
    'a new column without a value',
    changedTo({ columns: { ...columns, extra: { ...text, notNull: true } } }),
    ['posts: column extra'],
  ],
  ['a unique index that is gone', changedTo({ indexes: {} }), ['posts: constraint posts_note']],
  ['a new unique constraint', changedTo({ uniqueConstraints: { one: {} } }), ['posts: constraint one']],
  ['a new check', changedTo({ checkConstraints: { ...before.checkConstraints, a: {} } }), ['posts: constraint a']],
])('%s is named', (_, current, missed) => {
  expect(missedBy({ posts: before }, current)).toEqual(missed)
})
