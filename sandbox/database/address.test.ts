import { expect, test } from 'vitest'
import { localDatabasePort } from './address.ts'

test.each([
  ['postgres://tretopp:sandbox@localhost:4600/tretopp', 4600],
  ['postgresql://127.0.0.1/tretopp', 5432],
  ['postgres://user@[::1]:5432/own', undefined],
  ['postgres://user:secret@db.example.com:5432/shop', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s: %s', (url, port) => expect(localDatabasePort(url)).toBe(port))

test('what is no postgres address is refused without repeating it: it may hold a password', () => {
  expect(() => localDatabasePort('mysql://root:secret@localhost/shop')).toThrow(
    /^DATABASE_URL is not a postgres address\.$/,
  )
})
