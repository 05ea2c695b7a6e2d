import { parseJsonPath, studioPath } from '@sanity/client/csm'
import * as fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, it } from 'vitest'
import { runQuery } from '../engine.ts'
import type { Perspective } from '../perspective.ts'
import { canBeRead, randomQuery } from './random-queries.ts'
import { NOW, request, resultOf } from './run-query.ts'
import { shopDataset } from './shop.ts'

const params = { lang: 'nb' }
const perspectives = fc.constantFrom<Perspective>('raw', 'published', 'drafts')

it('evaluates random queries as groq-js does', () => {
  const dataset = shopDataset()
  const run = fc.property(randomQuery, perspectives, (text, perspective) => {
    fc.pre(canBeRead(text))
    const options = {
      dataset: [...dataset.view(perspective).entries()].map((entry) => entry.seen),
      timestamp: NOW,
      identity: 'kari',
    }
    const expected: unknown = toJS(evaluateSync(parse(text, { params }), options))
    expect(resultOf(dataset, text, { perspective, params }), text).toEqual(JSON.parse(JSON.stringify(expected ?? null)))
  })
  fc.assert(run, { numRuns: 1000 })
}, 60_000)

it('maps only copies of stored values in the results of random queries', () => {
  const dataset = shopDataset()
  const run = fc.property(randomQuery, perspectives, (text, perspective) => {
    fc.pre(canBeRead(text))
    const { result, resultSourceMap } = runQuery(dataset, request(text, { perspective, params, resultSourceMap: true }))
    for (const [at, { source }] of Object.entries(resultSourceMap?.mappings ?? {})) {
      if (source.type !== 'documentValue') continue
      const document = dataset.get(resultSourceMap?.documents[source.document]?._id ?? '')
      const path = resultSourceMap?.paths[source.path] ?? ''
      if (path === "$['_id']") continue // the one that a perspective makes up
      expect(valueAt(result, at), `${text} ${at}`).toEqual(valueAt(document, path))
    }
  })
  fc.assert(run, { numRuns: 1000 })
}, 60_000)

function valueAt(value: unknown, path: string): unknown {
  const found: unknown = studioPath.get(value, parseJsonPath(path))
  return found
}
