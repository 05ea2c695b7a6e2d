import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedCatalogue } from '#bench/growth/generated-catalogue.ts'
import { TYPED_QUERIES } from '#bench/search/typed-queries.ts'
import { contentOf, settingsOf } from '#bench/support/catalogue-of.ts'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { SearchEngine } from '#web/domain/search/search-engine.ts'
import { search } from '#web/features/search/search.ts'
import { feedPublications } from '#web/server/catalogue/feed-publications.ts'
import { repairCatalogue } from '#web/server/catalogue/repair.ts'
import { searchEntries } from '#web/server/db/schema/search-entries.ts'
import { searchInDatabase } from '#web/server/search/search-in-database.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const restore = stubEnvironment()
afterAll(restore)

const documents = generatedCatalogue(2_000)
const settings = settingsOf(documents)
beforeAll(() => repairCatalogue(database(), contentOf(documents)), 240_000)

/** The engine, and how many bytes each of its responses has. */
function measured(): { readonly engine: SearchEngine; readonly bytes: number[] } {
  const engine = searchInDatabase(database())
  const bytes: number[] = []
  const count = <Value>(value: Value, counted: unknown): Value => {
    bytes.push(JSON.stringify(counted).length)
    return value
  }
  return {
    bytes,
    engine: {
      words: async (...request) => {
        const known = await engine.words(...request)
        return count(known, [[...known.terms], [...known.starts]])
      },
      similarWords: async (...request) => {
        const words = await engine.similarWords(...request)
        return count(words, [...words])
      },
      candidates: async (...request) => {
        const found = await engine.candidates(...request)
        return count(found, found)
      },
      entriesOfType: async (...request) => {
        const entries = await engine.entriesOfType(...request)
        return count(entries, entries)
      },
      shown: async (...request) => {
        const shown = await engine.shown(...request)
        return count(shown, shown)
      },
    },
  }
}

test('with two thousand products no search reads more than 300 kB, or ranks more than some hundred pages', async () => {
  const { engine, bytes } = measured()
  for (const q of [...TYPED_QUERIES, 'jakke under 2000 kr', 'noe under 1000 kr', '']) {
    const { hits } = await search(engine, 'nb', settings, q)
    expect(hits.length, q).toBeLessThanOrEqual(240)
    await engine.shown(
      'nb',
      hits.slice(0, 60).map(({ id }) => id),
    )
  }
  expect(Math.max(...bytes)).toBeLessThan(300_000)
}, 120_000)

test('a publication changes the results, and only the entries of its document', async () => {
  const engine = searchInDatabase(database())
  const first = async (q: string) => (await search(engine, 'nb', settings, q)).hits[0]?.id
  expect(await first('kvitrefjong')).toBeUndefined()
  const before = await database()
    .select({ id: searchEntries.documentId, names: searchEntries.names })
    .from(searchEntries)
  const product = documents.find(({ _id }) => _id === 'generated-product-1471')
  const renamed = { ...product, _id: 'generated-product-1471', _type: 'product', title: { nb: 'Kvitrefjong jakke' } }
  const publishedAt = new Date('2026-03-01T00:00:00Z')
  const published = { ...renamed, _updatedAt: publishedAt.toISOString() }
  const content = contentOf([published])
  const fed = { documents: await content.read([published._id]), source: content.source }
  const handled = { documentId: published._id, publishedAt, isGone: false, problem: null, tags: [] }
  await feedPublications(database(), 'tests', { ...fed, handled: [handled] })
  expect(await first('kvitrefjong')).toBe('generated-product-1471')
  const after = await database()
    .select({ id: searchEntries.documentId, names: searchEntries.names })
    .from(searchEntries)
  const namesBefore = new Map(before.map(({ id, names }) => [`${id} ${names}`, id]))
  const changed = after.filter(({ id, names }) => !namesBefore.has(`${id} ${names}`))
  expect(new Set(changed.map(({ id }) => id))).toEqual(new Set(['generated-product-1471']))
})
