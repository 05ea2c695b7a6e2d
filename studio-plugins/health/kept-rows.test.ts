import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptRows } from './kept-rows.ts'
import { MemoryDatabases } from './memory-database.ts'
import type { ReadRow } from './read-rows.ts'
import { article, checked } from './testing.ts'

const read = (id: string, readAt = '2026-11-28T08:00:00Z'): ReadRow => ({
  row: checked(article(id, [])),
  readAt,
  hasDraft: false,
})

const lake = 'tretopp production'

let browser: MemoryDatabases
beforeEach(() => {
  browser = new MemoryDatabases()
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('indexedDB', browser.factory)
  vi.stubGlobal('IDBKeyRange', browser.keyRange)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const keptIds = async () => (await keptRows(lake, 'kari').read()).map(({ row }) => row.id)

test('rows are there when the Studio is opened again, as they were last', async () => {
  const kept = keptRows(lake, 'kari')
  expect(await kept.read()).toEqual([])
  await kept.change([read('a'), read('b')], [])
  await kept.change([read('a', '2026-11-28T09:00:00Z'), read('c')], ['a', 'b', 'c'])
  expect(await keptRows(lake, 'kari').read()).toEqual([read('a', '2026-11-28T09:00:00Z'), read('c')])
  await kept.forget()
  expect(await keptIds()).toEqual([])
})

test('many rows are read a thousand at a time', async () => {
  const ids = Array.from({ length: 2500 }, (_, index) => `a${String(index).padStart(4, '0')}`)
  const one = read('a')
  await keptRows(lake, 'kari').change(
    ids.map((id) => ({ ...one, row: { ...one.row, id } })),
    [],
  )
  expect(await keptIds()).toEqual(ids)
  expect(browser.portions).toEqual([1000, 1000, 500])
})

test('what another user or another build kept of this lake is removed, what is kept of another lake stays', async () => {
  const other = keptRows('tretopp test', 'kari')
  await other.change([read('x')], [])
  await keptRows(lake, 'ola').change([read('a')], [])
  await keptRows(lake, 'kari').change([read('b')], [])
  const [own = ''] = [...browser.stores.keys()].filter((name) => name.startsWith(`health ${lake} kari`))
  browser.stores.set(`${own} of last week`, new Map())
  expect(await keptIds()).toEqual(['b'])
  expect([...browser.stores.keys()].filter((name) => name.startsWith(`health ${lake} `))).toEqual([own])
  expect((await other.read()).map(({ row }) => row.id)).toEqual(['x'])
})

test('when the space is full nothing stays, so that no row is older than its document', async () => {
  const kept = keptRows(lake, 'kari')
  await kept.change([read('a')], [])
  browser.mode = 'full'
  await kept.change([read('a', '2026-11-28T09:00:00Z')], ['a'])
  browser.mode = 'open'
  expect(await keptIds()).toEqual([])
})

test('a browser that keeps nothing is none the worse', async () => {
  browser.mode = 'forbidden'
  const kept = keptRows(lake, 'kari')
  await kept.change([read('a')], [])
  expect(await kept.read()).toEqual([])
  await kept.forget()
})

test('nothing is kept while the Studio is developed', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const kept = keptRows(lake, 'kari')
  await kept.change([read('a')], [])
  expect(await kept.read()).toEqual([])
  expect(browser.stores.size).toBe(0)
})
