import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './failure.ts'

const coded = (code: string, message = 'failed') => Object.assign(new Error(message), { code })
const query = (cause: Error) => Object.assign(new Error('Failed query', { cause }), { query: 'select timeout' })

test.each([
  coded('ECONNREFUSED'),
  query(coded('ECONNRESET')),
  query(coded('57P01', 'terminating connection due to administrator command')),
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
