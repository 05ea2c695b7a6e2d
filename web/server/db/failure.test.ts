import { expect, test } from 'vitest'
import { isDatabaseUnavailable, migrationHint } from './failure.ts'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })
const query = (cause: Error) => Object.assign(new Error('Failed query', { cause }), { query: 'select timeout' })

test.each([
  coded('ECONNREFUSED'),
  query(coded('ECONNRESET')),
  query(coded('57P01', 'terminating connection due to administrator command')),
  query(coded('57014', 'canceling statement due to statement timeout')),
  query(coded('25P03', 'terminating connection due to idle-in-transaction timeout')),
  query(coded('08006', 'connection failure')),
  query(coded('53300', 'sorry, too many clients already')),
  query(coded('42P01', 'relation "preorder_stock" does not exist')),
  query(new Error('Connection terminated unexpectedly')),
  new Error('timeout exceeded when trying to connect'),
  query(new Error('Query read timeout')),
])('%s: the database cannot be used now', (error) => expect(isDatabaseUnavailable(error)).toBe(true))

test.each([
  query(coded('23505', 'duplicate key')),
  query(coded('42703', 'no column timeout')),
  new TypeError('undefined'),
  'text',
  query(new Error('bad value')),
])('%s: the code is wrong', (error) => expect(isDatabaseUnavailable(error)).toBe(false))

test.each([
  [query(coded('42P01', 'relation "preorder_stock" does not exist')), /"preorder_stock".*`npm run db:migrate`/],
  [query(coded('42703', 'column "mailed_at" does not exist')), /"mailed_at".*`npm run db:migrate`/],
  [query(coded('3F000', 'schema "pgboss" does not exist')), /"pgboss".*`npm run db:migrate`/],
  [coded('3D000', 'database "shop" does not exist'), /^database "shop" does not exist: create .*`npm run db:migrate`/],
  [query(coded('42501', 'permission denied for schema public')), /permission .*`npm run db:migrate` with one/],
  [new Error('The job queue', { cause: new Error('pg-boss is not installed') }), /`npm run db:migrate`/],
])('%s: the hint names the missing part and the command that fixes it', (error, hint) =>
  expect(migrationHint(error)).toMatch(hint),
)

test.each([coded('ECONNREFUSED'), query(coded('23505', 'duplicate key')), 'text'])('%s: no hint', (error) =>
  expect(migrationHint(error)).toBeUndefined(),
)
