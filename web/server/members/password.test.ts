import { expect, test, vi } from 'vitest'
import { Unavailable } from '#web/lib/unavailable.ts'
import { checkNoPassword } from './password.ts'

const work = vi.hoisted(() => ({ running: 0, most: 0 }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2: typeof crypto.argon2 = (_algorithm, _parameters, callback) => {
    work.running += 1
    work.most = Math.max(work.most, work.running)
    setImmediate(() => {
      work.running -= 1
      callback(null, Buffer.alloc(32))
    })
  }
  return { ...crypto, argon2 }
})

test('passwords take two threads at most, and are refused at once when too many wait', async () => {
  const checks = await Promise.allSettled(Array.from({ length: 150 }, () => checkNoPassword('granskog og bekk')))
  expect(work.most).toBe(2)
  const refused = checks.filter((check) => check.status === 'rejected')
  expect(refused).toHaveLength(48)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Unavailable)
  await checkNoPassword('granskog og bekk')
})
