import * as fc from 'fast-check'
import { evaluateSync, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { Dataset } from '../dataset.ts'
import { isObject, type LakeDocument } from '../documents.ts'
import type { Perspective } from '../perspective.ts'
import { NOW, resultOf } from './run-query.ts'

const word = fc.constantFrom('a', 'b', 'c')
const id = fc.constantFrom(
  'a',
  'b',
  'c',
  'drafts.a',
  'drafts.b',
  'drafts.d',
  'versions.r.a',
  'versions.r.e',
  'versions.s.b',
)
const reference = fc.record({ _ref: fc.oneof(word, fc.constant('d')) }, { noNullPrototype: true })
const value = fc.oneof(
  word,
  fc.constant(null),
  fc.integer({ min: 0, max: 2 }),
  fc.boolean(),
  fc.array(word, { maxLength: 2 }),
  reference,
  fc.array(reference, { maxLength: 2 }),
)
const documents: fc.Arbitrary<LakeDocument> = fc.record(
  {
    _id: id,
    _type: word,
    s: value,
    t: value,
    n: fc.record({ s: value }, { noNullPrototype: true }),
    list: fc.array(fc.oneof(word, fc.constant(null), fc.record({ k: value }, { noNullPrototype: true }))),
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)

const quoted = word.map((text) => JSON.stringify(text))
const path = fc.constantFrom('s', 't', 'n.s', '_type', '_id', '@.s', '(s)', 's._ref', '_originalId')
const constant = fc.oneof(
  quoted,
  fc.constantFrom('null', '1', 'true', '$p', '^.x', '*[_type == "a"][0].s', '*[_id == "b"][0]._type'),
)
const strings = fc.oneof(
  fc.array(quoted, { maxLength: 3 }).map((words) => `[${words.join(',')}]`),
  fc.constantFrom(
    '["a", null]',
    '[1, "b"]',
    '$ps',
    '*[_type == "b"]._id',
    '*[_type == "c"].s',
    '*[_type == ^._type]._id',
  ),
)
const lists = fc.constantFrom('list', 's', 'list[].k', 't[]', 's[]._ref', 'list[].k._ref', 'n.s')
const leaf = fc.oneof(
  fc.tuple(path, constant).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(constant, path).map(([left, right]) => `${left} == ${right}`),
  fc.tuple(path, strings).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(constant, lists).map(([left, right]) => `${left} in ${right}`),
  fc.tuple(quoted, fc.oneof(quoted, strings)).map(([one, more]) => `references(${one}, ${more})`),
  fc.oneof(quoted, fc.constantFrom('"drafts.a"', '^.x', 's')).map((of) => `sanity::versionOf(${of})`),
  fc.constantFrom('sanity::partOfRelease("r")', 'defined(s)', 's != "a"', 'false', 'true', '$p == "a"'),
)
const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} && ${right})`),
    fc.tuple(tie('condition'), tie('condition')).map(([left, right]) => `(${left} || ${right})`),
    tie('condition').map((inner) => `!(${inner})`),
  ),
}))
const query = fc.oneof(
  condition.map((inner) => `*[${inner}]._id`),
  fc.tuple(condition, condition).map(([first, second]) => `*[${first}][${second}]{_id, s}`),
  condition.map((inner) => `{"x": "a"}{"found": *[${inner}]._id}`),
  condition.map((inner) => `*[_type == "a"]{_id, "x": s, "same": *[${inner} || s == ^.s]._id}`),
)
const change = fc.oneof(
  { weight: 3, arbitrary: documents.map((put) => ({ put })) },
  { weight: 1, arbitrary: id.map((drop) => ({ drop })) },
)
const perspective = fc.constantFrom<Perspective>('raw', 'published', 'drafts', ['r'], ['s', 'r', 'drafts'])

function apply(dataset: Dataset, step: { put: LakeDocument } | { drop: string }): void {
  if ('put' in step) dataset.upsert(step.put)
  else dataset.remove(step.drop)
}

/** The result of a scan of all documents. Lists of objects are compared whole, so order counts. */
function scan(dataset: Dataset, text: string, params: Record<string, unknown>, seenUnder: Perspective): unknown {
  const seen = [...dataset.view(seenUnder).entries()].map((entry) => entry.seen)
  return evaluateSync(parse(text, { params }), { dataset: seen, timestamp: NOW }).data
}

describe('a planned query', () => {
  it('gives the result of a scan of the whole dataset, whatever was changed before', () => {
    const params = { p: 'a', ps: ['a', 'c'] }
    const run = fc.property(
      fc.array(change, { maxLength: 12 }),
      fc.array(fc.tuple(query, fc.array(change, { maxLength: 4 })), { minLength: 1, maxLength: 4 }),
      perspective,
      (before, rounds, seenUnder) => {
        const dataset = new Dataset()
        for (const step of before) apply(dataset, step)
        for (const [text, changes] of rounds) {
          const result = resultOf(dataset, text, { params, perspective: seenUnder })
          expect(result, text).toEqual(scan(dataset, text, params, seenUnder))
          for (const step of changes) apply(dataset, step)
        }
      },
    )
    fc.assert(run, { numRuns: 1000 })
  }, 60_000)

  it('looks at few documents when an index can tell', () => {
    const dataset = new Dataset()
    let looks = 0
    for (let number = 0; number < 500; number++) {
      const document = {
        _id: `p${number}`,
        _type: 'product',
        slug: { nb: { current: `slug-${number}` } },
        category: { _ref: `c${number % 50}` },
      }
      dataset.upsert(Object.defineProperty(document, 'looked', { enumerable: false, get: () => ++looks }))
    }
    const looksOf = (text: string) => {
      looks = 0
      const found = resultOf(dataset, text, { perspective: 'published', params: { slug: 'slug-7' } })
      return { looks, found: Array.isArray(found) ? found.length : isObject(found) ? 1 : 0 }
    }
    expect(looksOf('*[looked > 0 && _type == "product" && slug.nb.current == $slug]')).toEqual({ looks: 1, found: 1 })
    expect(looksOf('*[looked > 0 && _id in ["p1", "p2", "nobody"]]')).toEqual({ looks: 2, found: 2 })
    expect(looksOf('*[looked > 0 && references("c3")]')).toEqual({ looks: 10, found: 10 })
    expect(looksOf('*[looked > 0 && (category._ref == "c3" || slug.nb.current == $slug)]')).toEqual({
      looks: 11,
      found: 11,
    })
    expect(looksOf('*[looked > 0 && (category._ref == "c3" || defined(slug))]').looks).toBe(500)
    expect(looksOf('*[_type == "product"][looked > 0][_id == "p9"][0]')).toEqual({ looks: 1, found: 1 })
    expect(looksOf('*[looked > 0][0...3]{_id}')).toEqual({ looks: 3, found: 3 })
    expect(looksOf('*[looked > 0][2]._id').looks).toBe(3)
    expect(looksOf('*[_id == "p1"]{"same": *[looked > 0 && category._ref == ^.category._ref]}[0]')).toEqual({
      looks: 10,
      found: 1,
    })
  })
})
