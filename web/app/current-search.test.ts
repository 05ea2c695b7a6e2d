import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { SearchEngine } from '../domain/search/search-engine.ts'

const restore = stubEnvironment()
afterAll(restore)

const pool = { waitingCount: 0 }
vi.mock('#web/server/db/database.ts', () => ({ searchPool: () => ({ database: {}, pool }) }))
const checkFilled = vi.fn(async () => undefined)
vi.mock('#web/server/catalogue/products.ts', () => ({ checkFilled }))
const searchSettings = vi.fn(async () => ({ synonyms: new Map(), answers: [] }))
vi.mock('#web/content/search-settings.ts', () => ({ searchSettings }))
const engine = {
  words: vi.fn(async () => ({ terms: new Map<string, number>(), starts: new Map<string, number>() })),
  similarWords: vi.fn(async () => new Map<string, number>()),
  candidates: vi.fn(async () => ({ candidates: [], entries: 0 })),
  entriesOfType: vi.fn(async () => []),
  shown: vi.fn(async () => []),
} satisfies SearchEngine
vi.mock('#web/server/search/search-in-database.ts', () => ({ searchInDatabase: () => engine }))

const { advanceContentEpoch } = await import('#web/lib/content-epoch.ts')
const { currentSearch } = await import('./current-search.ts')

beforeEach(() => {
  vi.clearAllMocks()
  pool.waitingCount = 0
  advanceContentEpoch()
})

test('a response is kept until something is published', async () => {
  await currentSearch('nb', 'ull', 6)
  await currentSearch('nb', 'ull', 6)
  expect(engine.candidates).toHaveBeenCalledOnce()
  advanceContentEpoch()
  await currentSearch('nb', 'ull', 6)
  expect(engine.candidates).toHaveBeenCalledTimes(2)
})

test('while too many wait for the database a search is refused, and not remembered as such', async () => {
  pool.waitingCount = 20
  await expect(currentSearch('nb', 'ull', 6)).rejects.toThrow(Unavailable)
  expect(engine.words).not.toHaveBeenCalled()
  pool.waitingCount = 0
  expect(await currentSearch('nb', 'ull', 6)).toMatchObject({ total: 0 })
})

test('nothing is said to be missing before the catalogue has been filled', async () => {
  checkFilled.mockRejectedValueOnce(new Unavailable('The catalogue has not been filled yet'))
  await expect(currentSearch('nb', 'ull', 6)).rejects.toThrow(Unavailable)
})

test('while the settings cannot be read, those of before apply', async () => {
  await currentSearch('nb', 'ull', 6)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  advanceContentEpoch()
  searchSettings.mockRejectedValueOnce(new Unavailable('The lake is away'))
  expect(await currentSearch('nb', 'ull', 6)).toMatchObject({ total: 0 })
})
