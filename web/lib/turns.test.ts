import { describe, expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Work that notes when it begins and ends when it is told to. */
function pieces() {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  return {
    begun,
    work: (name: string) => async () => {
      begun.push(name)
      const end = Promise.withResolvers<void>()
      ends.set(name, end)
      await end.promise
      return name
    },
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  }
}

describe('turns', () => {
  test('a limited number run at a time; the others follow in their order, even after one that fails', async () => {
    const turns = new Turns(2)
    const { begun, work, end, fail } = pieces()
    const results = ['a', 'b', 'c', 'd'].map((name) => turns.run(work(name)))
    expect([begun, turns.waiting]).toEqual([['a', 'b'], 2])
    fail('b')
    await expect(results[1]).rejects.toThrow('b')
    expect([begun, turns.waiting]).toEqual([['a', 'b', 'c'], 1])
    end('a')
    await expect(results[0]).resolves.toBe('a')
    expect([begun, turns.waiting]).toEqual([['a', 'b', 'c', 'd'], 0])
    for (const name of ['c', 'd']) end(name)
    await Promise.all([results[2], results[3]])
    const next = turns.run(work('e'))
    expect(begun.at(-1)).toBe('e')
    end('e')
    await next
  })

  test('a caller that gives up while waiting leaves the queue', async () => {
    const turns = new Turns(1)
    const { begun, work, end } = pieces()
    const first = turns.run(work('a'))
    const controller = new AbortController()
    const second = turns.run(work('b'), controller.signal)
    const third = turns.run(work('c'))
    controller.abort(new Error('gone'))
    await expect(second).rejects.toThrow('gone')
    expect(turns.waiting).toBe(1)
    end('a')
    await first
    expect(begun).toEqual(['a', 'c'])
    end('c')
    await third
    await expect(turns.run(work('d'), controller.signal)).rejects.toThrow('gone')
    expect(begun).toEqual(['a', 'c'])
  })
})
