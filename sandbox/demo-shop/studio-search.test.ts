import { createClient } from '@sanity/client'
import { firstValueFrom, of } from 'rxjs'
import { createSchema, createSearch, getSearchableTypes } from 'sanity'
import { expect, test } from 'vitest'
import { runQuery } from '#sandbox/content-lake/query/engine.ts'
import { schemaTypes } from '#schemas/index.ts'
import { Dataset } from '../content-lake/query/dataset.ts'
import { demoDocuments } from './documents.ts'

const system = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r1' }

/** The Studio's own search over the demo shop: ids of what it finds, best first. */
function searchIn(documents: readonly { _id: string; _type: string }[]) {
  const dataset = new Dataset()
  for (const document of documents) dataset.upsert({ ...system, ...document })
  const client = createClient({ projectId: 'tests', dataset: 'tests', useCdn: false, apiVersion: '2025-02-19' })
  const request = { apiVersion: '2025-02-19', projectId: 'tests', dataset: 'tests' }
  const fetch = (query: string, params: Record<string, unknown>) =>
    of(runQuery(dataset, { ...request, query, params, perspective: 'drafts' }).result)
  const offline = Object.assign(client, { withConfig: () => offline, observable: { fetch } })
  const schema = createSchema({ name: 'default', types: schemaTypes })
  const search = createSearch(getSearchableTypes(schema), offline, {
    strategy: 'groq2024',
    unique: true,
    tag: 'search.global',
  })
  return async (text: string) => {
    const { hits } = await firstValueFrom(search(text, { limit: 25 }))
    return hits.map(({ hit }) => hit._id)
  }
}

const documents = demoDocuments(new Date('2026-11-21T12:00:00'))
const find = searchIn(documents)

test.each([
  ['Front page', 'homePage'],
  ['front p', 'homePage'],
  ['Forside', 'homePage'],
  ['Shop', 'shopPage'],
  ['Butikk', 'shopPage'],
  ['Community', 'communityPage'],
  ['Fellesskap', 'communityPage'],
  ['Menu', 'mainMenu'],
  ['Meny', 'mainMenu'],
  ['Footer', 'footer'],
  ['Bunntekst', 'footer'],
  ['Site settings', 'siteSettings'],
  ['Innstillinger', 'siteSettings'],
  ['Overshoot', 'overshootSplash'],
  ['Overforbruksdagen', 'overshootSplash'],
])('the Studio’s search for “%s” finds %s first', async (text, id) => {
  expect((await find(text))[0]).toBe(id)
})

test('without its names, the front page is not found first', async () => {
  const nameless = documents.map(({ searchNames: _, ...document }) => document)
  expect((await searchIn(nameless)('Front page'))[0]).not.toBe('homePage')
})
