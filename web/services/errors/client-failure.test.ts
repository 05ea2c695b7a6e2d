import { expect, test } from 'vitest'
import { isClientFailure } from './client-failure.ts'

test.each([
  Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
  Object.assign(new Error('The response was aborted'), { name: 'ResponseAborted' }),
  new Error('The router state header was sent but could not be parsed.'),
])('%s is a client’s doing', (error) => expect(isClientFailure(error)).toBe(true))

test.each([
  new Error('read ECONNRESET'),
  new Error('The operation was aborted due to timeout'),
  new TypeError('fetch failed', { cause: new Error('aborted') }),
  'aborted',
])('%s is not', (error) => expect(isClientFailure(error)).toBe(false))
