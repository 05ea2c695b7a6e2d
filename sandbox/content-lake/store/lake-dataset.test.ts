import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFetch } from '../app.ts'
import { ContentLake } from '../lake.ts'
import { Dataset } from '../query/dataset.ts'
import type { LakeDocument } from '../query/documents.ts'
import type { Perspective } from '../query/perspective.ts'
import { resultOf } from '../query/tests/run-query.ts'
import type { LakeDataset } from './lake-dataset.ts'

const WORDS = ['ull', 'jakke', 'fjell', 'skog', 'regn']
const QUERIES = [
  '*[references("d1")]._id',
  '*["ull" in tags]._id',
  '*[@ match text::query("fjell")]._id',
  '* | order(body[0].text asc, _id asc){_id, "text": body[0].text}',
  '*[_type == "page"] | order(title asc, _id asc)',
  '*{..., "linked": related->{_id, body}}',
]
const PERSPECTIVES: Perspective[] = ['raw', 'published', 'drafts']

let directory: string
let lake: ContentLake

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-dataset-'))
  lake = open()
})

afterEach(() => {
  lake.close()
  rmSync(directory, { recursive: true })
})

function open(): ContentLake {
  const place = { projectId: 'tretopp', dataset: 'production', directory, studioOrigin: 'http://localhost:3333' }
  return new ContentLake({ ...place, readToken: 'read', writeToken: 'write' })
}

/** A rich text and tags too large for memory, a title that is not. */
function page(id: string, words: readonly string[], to: string): LakeDocument {
  const spans = words.map((text, index) => ({ _key: `k${index}`, _type: 'span', marks: [], text }))
  const filling = Array.from({ length: 20 }, (_, index) => `word${index}`)
  return {
    _id: id,
    _type: id.endsWith('1') ? 'page' : 'article',
    title: words.join(' '),
    body: [...spans, ...filling.map((text) => ({ _key: text, _type: 'span', text }))],
    tags: [...words, ...filling],
    related: { _type: 'reference', _ref: to, _weak: true },
  }
}

const id = fc.constantFrom('d1', 'd2', 'd3', 'drafts.d1', 'drafts.d2', 'drafts.d4')
const change = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(id, fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }), id) },
  { weight: 1, arbitrary: fc.tuple(id) },
)
type Change = readonly [string] | readonly [string, string[], string]

function commit(dataset: LakeDataset, changes: readonly Change[]): void {
  dataset.transact({ author: 'kari' }, (pending) => {
    for (const [target, words, to] of changes) {
      if (!words || !to) pending.remove(target)
      else pending.write(page(target, words, to.replace('drafts.', '')), {})
      // Reads, and indexes, what is not stored yet.
      pending.select('*[references("d1")]')
    }
  })
}

/** The same documents, all in memory. */
function inMemory(dataset: LakeDataset): Dataset {
  const whole = new Dataset()
  for (const document of dataset.documents.all()) whole.upsert({ ...document })
  return whole
}

function resultsOf(documents: Dataset): unknown[] {
  return PERSPECTIVES.flatMap((perspective) => QUERIES.map((query) => resultOf(documents, query, { perspective })))
}

describe('documents whose large fields stay on disk', () => {
  it('give the same results as documents in memory, through changes and a restart', () => {
    const rounds = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
    const run = fc.property(rounds, (transactions) => {
      const name = `set-${Math.random().toString(36).slice(2)}`
      lake.createDataset(name, 'public', 'kari')
      for (const changes of transactions) {
        commit(lake.dataset(name), changes)
        const [found, wanted] = [lake.dataset(name).documents, inMemory(lake.dataset(name))]
        expect(resultsOf(found)).toEqual(resultsOf(wanted))
      }
      const before = resultsOf(lake.dataset(name).documents)
      lake.close()
      lake = open()
      expect(resultsOf(lake.dataset(name).documents)).toEqual(before)
    })
    fc.assert(run, { numRuns: 40 })
  }, 60_000)

  it('are not in memory', () => {
    const dataset = lake.dataset('production')
    commit(dataset, [['d1', ['ull'], 'd2']])
    const kept = dataset.documents.kept('d1')
    expect(Object.getOwnPropertyDescriptor(kept, 'body')?.get).toBeTypeOf('function')
    expect(Object.getOwnPropertyDescriptor(kept, 'title')?.value).toBe('ull')
  })

  it('stay unchanged for readers that already have them', () => {
    const dataset = lake.dataset('production')
    commit(dataset, [['d1', ['ull'], 'd2']])
    const before = dataset.documents.get('d1')
    const result = resultOf(dataset.documents, '*[_id == "d1"][0]')
    commit(dataset, [['d1', ['regn'], 'd2']])
    expect(before?.tags).toContain('ull')
    expect(result).toMatchObject({ title: 'ull', tags: expect.arrayContaining(['ull']) })
    commit(dataset, [['d1']])
    expect(before?.tags).toContain('ull')
  })

  it('are filtered again for readers without a token after each change', async () => {
    const dataset = lake.dataset('production')
    commit(dataset, [['d1', ['ull'], 'd2']])
    const found = async (word: string) => {
      const url = `http://localhost/v2025-02-19/data/query/production?query=${encodeURIComponent(`*["${word}" in tags]._id`)}`
      return (await (await createFetch(lake)(new Request(url))).json()) as { result: string[] }
    }
    expect((await found('ull')).result).toEqual(['d1'])
    commit(dataset, [['d1', ['regn'], 'd2']])
    expect((await found('ull')).result).toEqual([])
    expect((await found('regn')).result).toEqual(['d1'])
  })

  it('are exported as they were when the export began', async () => {
    const dataset = lake.dataset('production')
    commit(dataset, [
      ['d1', ['ull'], 'd2'],
      ['drafts.d2', ['fjell'], 'd1'],
    ])
    const address = 'http://localhost/v2025-02-19/data/export/production'
    const response = await createFetch(lake)(new Request(address, { headers: { authorization: 'Bearer write' } }))
    commit(dataset, [['d1', ['regn'], 'd2'], ['drafts.d2']])
    const lines = (await response.text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).title).sort()).toEqual(['fjell', 'ull'])
  })
})
