import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Dataset } from '../dataset.ts'
import type { LakeDocument } from '../documents.ts'
import type { Perspective } from '../perspective.ts'
import { TextIndex } from '../text/text-index.ts'
import { TextQuery } from '../text/text-query.ts'
import { resultOf } from './run-query.ts'
import { shopDataset } from './shop.ts'

describe('text::query()', () => {
  const finds = (query: string, text: unknown) => new TextQuery(query).matches(text)

  it('finds every term, in any order and whatever its case', () => {
    expect(finds('jakke SKOG', 'Skog, fjell og jakke')).toBe(true)
    expect(finds('jakke hav', 'Skog, fjell og jakke')).toBe(false)
    expect(finds('skog', 'Skogsjakke')).toBe(false)
  })

  it('keeps the letters æ, ø and å, and accents however they are encoded', () => {
    expect(finds('åpen', 'ÅPEN dør')).toBe(true)
    expect(finds('apen', 'Åpen')).toBe(false)
    expect(finds('cafe\u0301', 'Café')).toBe(true)
  })

  it('takes * at the end of a term for any ending', () => {
    expect(finds('skog*', 'Skogsjakke')).toBe(true)
    expect(finds('kog*', 'Skogsjakke')).toBe(false)
  })

  it('finds phrases whole, within one text', () => {
    expect(finds('"varm jakke"', 'En varm jakke')).toBe(true)
    expect(finds('"varm jakke"', 'jakke varm')).toBe(false)
    expect(finds('"varm jakke"', ['varm', 'jakke'])).toBe(false)
    expect(finds('varm jakke', ['varm', 'jakke'])).toBe(true)
  })

  it('excludes documents with a term after a minus', () => {
    expect(finds('jakke -ull', 'jakke av ull')).toBe(false)
    expect(finds('jakke -ull', 'jakke av lin')).toBe(true)
    expect(finds('jakke -"av ull"', 'ull: jakke av lin')).toBe(true)
    expect(finds('-ull', 'lin')).toBe(true)
  })

  it('finds everything for *, and nothing for an empty text', () => {
    expect(finds('*', 'anything')).toBe(true)
    expect(finds('*', null)).toBe(true)
    expect(finds('', 'anything')).toBe(false)
    expect(finds('"', 'anything')).toBe(false)
  })

  it('reads a word with marks in it as the words between the marks', () => {
    expect(finds('product-skog*', 'product-skogsjakke')).toBe(true)
    expect(finds('kari@example.com', 'Skriv til kari@example.com!')).toBe(true)
  })

  it('looks into objects and lists, but not at types, keys and references', () => {
    const value = { _type: 'block', children: [{ _key: 'nøkkel', text: 'Varm ull', link: { _ref: 'ull-side' } }] }
    expect(finds('varm ull', value)).toBe(true)
    expect(finds('block', value)).toBe(false)
    expect(finds('side', value)).toBe(false)
  })
})

describe('searching as the Studio does', () => {
  const dataset = shopDataset()
  const types = ['product', 'contentPage', 'clothingType']
  const projection = '{_type, _id, _originalId, "orderings": [_score]}'

  it('lists what an empty search is about', () => {
    const query =
      '*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery)) && (_type == "product")]{_id} | order(_id)[0...$__limit]'
    const params = { __types: types, __query: '*', __rawQuery: '', __limit: 2 }
    expect(resultOf(dataset, query, { params, perspective: 'drafts' })).toEqual([
      { _id: 'product-fjell' },
      { _id: 'product-new' },
    ])
  })

  it('ranks by weights, finds ids and references, and keeps to the perspective', () => {
    const query = `*[_type in $__types] | score(boost(_type in ["product"] && title.nb match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery))) [_score > 0] ${projection} | order(orderings[0] desc, _id) [0...$__limit]`
    const idsFor = (text: string) => {
      const params = { __types: types, __query: text, __rawQuery: text, __limit: 10 }
      const found = resultOf(dataset, query, { params, perspective: 'drafts' })
      return Array.isArray(found) ? found.map((each: LakeDocument) => each._id) : found
    }
    expect(idsFor('ull')).toEqual(['article-one'])
    expect(idsFor('skogs*')).toEqual(['product-skog'])
    expect(idsFor('jakke*')).toEqual(['clothingType-jackets'])
    expect(idsFor('product-skog')).toEqual(['article-two', 'product-fjell', 'product-skog'])
    expect(idsFor('varjakke')).toEqual([])
  })

  it('runs a cursor on the score once there are scores', () => {
    const query =
      '*[_type == "product" && (_score < $score || _score == $score && _id > $id)] | score(title.nb match text::query("*jakke* skogs*") || _type == "product") [_score > 0]._id'
    const all = resultOf(dataset, '*[_type == "product"] | score(_type == "product")._id')
    expect(resultOf(dataset, query, { params: { score: 2, id: '' } })).toEqual(all)
    expect(resultOf(dataset, query, { params: { score: 1, id: 'versions.rSpring.product-fjell' } })).toEqual([
      'versions.rSpring.product-skog',
      'versions.rSummer.product-only',
    ])
  })

  it('lists the types that a filter finds', () => {
    expect(resultOf(dataset, 'array::unique(*[defined(title)][]._type)')).toEqual([
      'contentPage',
      'clothingType',
      'product',
    ])
  })

  it('searches dereferenced and plain texts too', () => {
    expect(resultOf(dataset, '*[clothingType->title.nb match text::query("jakker")]._id')).toEqual([
      'drafts.product-skog',
      'product-skog',
    ])
    expect(resultOf(dataset, '*[pt::text(content.nb) match text::query("\\"varm jakke\\"")]._id')).toEqual([
      'product-skog',
    ])
  })
})

const word = fc.constantFrom(
  'ull',
  'Ull',
  'ullen',
  'skog',
  'åpen',
  'a.b',
  'x-y',
  "it's",
  'ÅPEN',
  'sk*g',
  'ull😀',
  '𝒰ll',
  'ull.',
  'cafe\u0301',
)
const text = fc.oneof(
  word,
  fc.array(word, { maxLength: 3 }).map((parts) => parts.join(' ')),
  fc.constant(null),
)
const documents: fc.Arbitrary<LakeDocument> = fc.record(
  {
    _id: fc.constantFrom('ull', 'skog', 'drafts.ull', 'drafts.x-y', 'versions.r.skog'),
    _type: fc.constantFrom('ull', 'b'),
    s: text,
    o: fc.record({ t: text, _ref: text }, { noNullPrototype: true }),
    list: fc.array(fc.oneof(text, fc.record({ t: text }, { noNullPrototype: true })), { maxLength: 3 }),
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)
const change = fc.oneof(
  { weight: 4, arbitrary: documents.map((put) => ({ put })) },
  { weight: 1, arbitrary: documents.map(({ _id }) => ({ drop: _id })) },
)
const left = fc.constantFrom(
  's',
  '@',
  '[@, _id]',
  'o',
  'o.t',
  'list',
  'list[].t',
  '_type',
  '_id',
  'o._ref',
  '[s, o.t]',
  'list[0]',
  'lower(s)',
  'o->s',
)
const wanted = fc.oneof(
  fc.constantFrom(
    'ull',
    'ull*',
    'Ul* skog',
    '-ull',
    'skog -ull',
    '"ull skog"',
    'x-y*',
    'a.b',
    'åpe*',
    "it's",
    '*',
    'it',
    'sk*g',
    '*kog',
    'a.*',
  ),
  text.map((value) => value ?? ''),
)
const match = fc.tuple(left, wanted, fc.boolean()).map(([at, query, isText]) => {
  const quoted = JSON.stringify(query)
  return `${at} match ${isText ? `text::query(${quoted})` : quoted}`
})
const condition = fc.oneof(
  match,
  fc.tuple(match, fc.constantFrom('&&', '||'), match).map((parts) => `(${parts.join(' ')})`),
)
const suffix = fc.oneof(
  condition.map((inner) => `[${inner}]{_id}`),
  fc
    .tuple(condition, condition, fc.constantFrom('[_score > 0]', '[_score >= 1 && _type == "b"]', ''))
    .map(
      ([inner, weighed, kept]) =>
        `[_type in ["ull", "b"]] | score(${inner}, boost(${weighed}, 3)) ${kept} {_id, _score}`,
    ),
)

describe('the index of words', () => {
  it('forgets the words that a document no longer has', () => {
    const index = new TextIndex()
    const before = { _id: 'a', _type: 't', title: 'Ull og lin' }
    const after = { _id: 'a', _type: 't', title: 'Lin, og silke' }
    index.update(7, undefined, before)
    index.update(7, before, after)
    const found = (word: string, isPrefix = false) => index.find(word, isPrefix).map((numbers) => [...numbers])
    expect([found('ULL'), found('LIN'), found('SIL', true)]).toEqual([[[]], [[7]], [[7]]])
    index.update(7, after, undefined)
    expect([found('LIN'), found('SIL', true)]).toEqual([[[]], [[]]])
  })
})

describe('a search by the index of words', () => {
  it('finds what looking at every document finds, whatever was changed before', () => {
    const perspective = fc.constantFrom<Perspective>('raw', 'published', 'drafts')
    const run = fc.property(
      fc.array(fc.tuple(change, suffix), { minLength: 1, maxLength: 8 }),
      perspective,
      (steps, seenUnder) => {
        const dataset = new Dataset()
        for (const [step, query] of steps) {
          if ('put' in step) dataset.upsert(step.put)
          else dataset.remove(step.drop)
          const result = resultOf(dataset, `*${query}`, { perspective: seenUnder })
          expect(result, query).toEqual(resultOf(dataset, `[...*]${query}`, { perspective: seenUnder }))
        }
      },
    )
    fc.assert(run, { numRuns: 1000 })
  }, 60_000)
})

describe('a pattern', () => {
  it('takes * for any letters, even between others', () => {
    const matches = (pattern: string, text: string) =>
      resultOf(shopDataset(), `$text match $pattern`, { params: { text, pattern } })
    expect(matches('sk*jak*e', 'En skogsjakke')).toBe(true)
    expect(matches('sk*jak*x', 'En skogsjakke')).toBe(false)
    expect(matches('*jakke', 'Skogsjakke')).toBe(true)
    expect(matches('a*a', 'a')).toBe(false)
    expect(matches('a**a', 'abA')).toBe(true)
    expect(matches('*', 'a')).toBe(true)
    expect(matches('*', '')).toBe(false)
  })

  it('takes no longer for many *', () => {
    const params = { text: 'a'.repeat(20_000), pattern: `${'a*'.repeat(300)}b` }
    const started = performance.now()
    expect(resultOf(shopDataset(), '$text match $pattern', { params })).toBe(false)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
