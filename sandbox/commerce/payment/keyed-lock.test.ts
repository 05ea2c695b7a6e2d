import { expect, test } from 'vitest'
import { KeyedLock } from './keyed-lock.ts'

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('work waits for other work of its key, even if that fails; other keys do not wait', async () => {
  const lock = new KeyedLock<string>()
  const order: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} begins`)
      await settled()
      order.push(`${name} ends`)
      if (fails) throw new Error(name)
    }
  const first = lock.run('a', work('first', true))
  const second = lock.run('a', work('second'))
  const other = lock.run('b', work('other'))
  await expect(first).rejects.toThrow('first')
  await Promise.all([second, other])
  expect(order.indexOf('second begins')).toBeGreaterThan(order.indexOf('first ends'))
  expect(order.indexOf('other begins')).toBeLessThan(order.indexOf('first ends'))
})
