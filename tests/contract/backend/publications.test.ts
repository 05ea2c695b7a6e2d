import { describe, expect, test } from 'vitest'
import { behindOf } from '#web/server/publications/behind.ts'
import { handledByOthers } from '#web/server/publications/handled.ts'
import { type Handled, recordHandled } from '#web/server/publications/public.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const baseline = { builtAt: new Date('2026-11-01'), isCaughtUp: true }
const first = new Date('2026-11-21T12:00:00.123Z')
const second = new Date('2026-11-21T12:00:01.456Z')

const handled = (documentId: string, changes: Partial<Handled> = {}): Handled => ({
  documentId,
  publishedAt: first,
  isGone: false,
  problem: null,
  tags: [`document:${documentId}`],
  ...changes,
})

async function reasonOf(id: string, publishedAt: Date, isGone = false): Promise<string | undefined> {
  const result = await behindOf(database(), [{ id, publishedAt: publishedAt.toISOString(), isGone }], baseline)
  return result.ok ? result.value.behind[0]?.reason : 'unknown'
}

describe('the public state', () => {
  test('includes publications that any instance handled, to the millisecond', async () => {
    await recordHandled(database(), 'one', [handled('a'), handled('b')])
    await recordHandled(database(), 'two', [handled('a', { publishedAt: second })])
    expect(await reasonOf('a', second)).toBeUndefined()
    expect(await reasonOf('b', first)).toBeUndefined()
    expect(await reasonOf('b', second)).toBe('notHandled')
    expect(await reasonOf('never-seen', first)).toBe('notHandled')
  })

  test('is decided by the newest state, in whatever order they arrive', async () => {
    await recordHandled(database(), 'one', [handled('c', { publishedAt: second })])
    await recordHandled(database(), 'one', [handled('c', { problem: 'malformedAddress' })])
    expect(await reasonOf('c', second)).toBeUndefined()
  })

  test('is decided by the last attempt at that state', async () => {
    await recordHandled(database(), 'one', [handled('d', { problem: 'lakeUnreachable' })])
    expect(await reasonOf('d', first)).toBe('lakeUnreachable')
    await recordHandled(database(), 'two', [handled('d')])
    expect(await reasonOf('d', first)).toBeUndefined()
  })

  test('a deleted document is not public, and public again once it is published', async () => {
    await recordHandled(database(), 'one', [handled('e'), handled('e', { isGone: true })])
    expect(await reasonOf('e', second, true)).toBeUndefined()
    expect(await reasonOf('e', second)).toBe('notHandled')
    await recordHandled(database(), 'one', [handled('e', { publishedAt: second })])
    expect(await reasonOf('e', second)).toBeUndefined()
  })
})

test('an instance learns which publications the others handled, not its own', async () => {
  const before = await handledByOthers(database(), 'three', new Date())
  await recordHandled(database(), 'three', [handled('own')])
  await recordHandled(database(), 'four', [handled('f'), handled('g', { tags: ['document:g', 'routes'] })])
  const after = await handledByOthers(database(), 'three', before.at)
  expect(after.handled.map(({ tags }) => tags)).toEqual([['document:f'], ['document:g', 'routes']])
  expect(after.at.getTime()).toBeGreaterThan(before.at.getTime())
  expect(Math.abs(after.at.getTime() - Date.now())).toBeLessThan(60_000)
})

test('more documents than fit one statement are recorded', async () => {
  const ids = Array.from({ length: 2500 }, (_, number) => `many-${number}`)
  await recordHandled(
    database(),
    'one',
    ids.map((id) => handled(id)),
  )
  expect(await reasonOf('many-2499', first)).toBeUndefined()
})
