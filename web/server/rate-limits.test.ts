import { expect, test } from 'vitest'
import { clientAddress, rateLimit } from './rate-limits.ts'

test('so many calls of one key, and no fewer of another', async () => {
  const limit = rateLimit(2, 60)
  const answers = []
  for (const key of ['a', 'a', 'b', 'a', 'b']) answers.push((await limit.check(key)).ok)
  expect(answers).toEqual([true, true, true, false, true])
})

test('who is refused is told when to come back, in whole seconds', async () => {
  const limit = rateLimit(1, 3)
  await limit.check('a')
  expect(await limit.check('a')).toEqual({ ok: false, code: 'tooManyRequests', retryAfter: 3 })
})

test('a client is who the last server of ours says, not who it says it is', () => {
  const request = (forwarded: string) =>
    new Request('https://shop.example', { headers: { 'x-forwarded-for': forwarded } })
  expect(clientAddress(request('198.51.100.1, 203.0.113.9'))).toBe('203.0.113.9')
  expect(clientAddress(new Request('https://shop.example'))).toBe('unknown')
})
