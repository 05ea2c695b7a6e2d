import { describe, expect, it } from 'vitest'
import { QueryError } from '../errors.ts'
import { resultOf } from './run-query.ts'
import { shopDataset } from './shop.ts'

const dataset = shopDataset()

function errorOf(query: string, params: Record<string, unknown> = {}): QueryError {
  try {
    resultOf(dataset, query, { params })
  } catch (error) {
    if (error instanceof QueryError) return error
    throw error
  }
  throw new Error(`no error for ${query}`)
}

describe('a query that cannot be read', () => {
  it.each([
    ['(person', "expected ')' following parenthesized expression", '(person'],
    ['count(person', "expected ')' following function arguments", '(person'],
    ['[1, 2', "expected ']' following array body", '[1, 2'],
    ['*[_type == "product"', "expected ']' following expression", '[_type == "product"'],
    ['*[_type == "a"]{slug tags}', "expected '}' following object body", '{slug tags'],
    ['*{,}', "expected '}' following object body", '{,'],
    ['*[true] / ]', 'unexpected token "]", expected expression', ']'],
    ['*[_type == ]', 'unexpected token "]", expected expression', ']'],
    ['*[_type in ]', 'unexpected token "]", expected expression', ']'],
    ['*[_type == "event]', 'unexpected token "\\"event]", expected expression', '"event]'],
    ['*[_type == "a\\"', 'unexpected token "\\"a\\\\\\"", expected expression', '"a\\"'],
    ['*[true] /', 'unexpected end-of-file, expected expression', ''],
    ['count (*)', 'unable to parse entire expression', ''],
    ['*[title == "a"] "b"', 'unable to parse entire expression', ''],
    ['', 'no query', ''],
    ['// nothing but a comment', 'no query', ''],
    ['*[_type == $type]', 'param $type referenced, but not provided', '$type'],
    ['*[0..$limit]', 'param $limit referenced, but not provided', '$limit'],
    ['*[0...a]', 'subscript ranges must have integer endpoints', '*[0...a]'],
    ['*[foo(1)]', 'undefined function: foo', 'foo'],
    ['foo::bar(1)', 'undefined namespace: foo', 'foo'],
    ['* | foo()', 'undefined pipe function: foo', 'foo'],
    ['score(*, title match "a")', 'undefined function: score', 'score'],
    ['*[_score > score(true)]', 'undefined function: score', 'score'],
    ['*[boost(title match "a", 2)]', 'unexpected boost', 'boost'],
    ['* | order(boost(true, 2))', 'unexpected boost', 'boost'],
    ['*["a" => b]', 'unexpected =>', '*["a" => b]'],
    ['count(1, 2)', 'incorrect number of arguments to function count(). Expected 1, got 2.', 'count'],
    ['*[a == "\\q"]', 'invalid escape sequence', '\\q'],
    ['"a" + "\\u{110000}"', 'invalid escape sequence', '\\u{110000}'],
    ['"\\U{41}"', 'invalid escape sequence', '\\U'],
    ['fn a::b($x) = $x{a}; a::b($y)', 'param $y referenced, but not provided', '$y'],
  ])('says what is wrong and where: %s', (query, description, place) => {
    const error = errorOf(query)
    expect(error).toMatchObject({ kind: 'queryParseError', description, query })
    expect(query.slice(error.start, error.end)).toBe(place)
  })

  it('is refused rather than exhausting the stack', () => {
    expect(errorOf('('.repeat(50_000)).description).toBe('query is nested too deeply')
    expect(errorOf(`*${'[true'.repeat(20_000)}`).kind).toBe('queryParseError')
  })

  it('may write any character by its number', () => {
    expect(resultOf(dataset, '"\\u{1F600} \\u{e6} \\u00e6 \\n \\\\q" // \\q')).toBe('😀 æ æ \n \\q')
    expect(resultOf(dataset, "'http://a' + '\\'\\u{1F600}'")).toBe("http://a'😀")
  })

  it('does not include one that ends in a comment', () => {
    expect(resultOf(dataset, '*[_id == "siteSettings"]._id // the shop')).toEqual(['siteSettings'])
  })

  it('does not include one whose params hold null, or are not used', () => {
    expect(resultOf(dataset, '*[_id == $id]._id', { params: { id: null, other: 1 } })).toEqual([])
  })
})

describe('a query that cannot be evaluated', () => {
  it.each([
    ['*[geo::distance(a, b) < 1]', 'function geo::distance() is not supported by this content lake', 'geo::distance'],
    ['*[geo(area) == null]', 'function geo() is not supported by this content lake', 'geo'],
    ['*[0] | score(title.nb match "a")', 'score() can only be applied to an array', 'score'],
    ['{"a": 1} | score(a == 1)', 'score() can only be applied to an array', 'score'],
    ['*[anywhere(a == 1)]', 'function anywhere() is not supported by this content lake', 'anywhere'],
    ['*[text::query("a")]', 'text::query() can only be used with match', 'text::query'],
    [
      '* | score(text::semanticSimilarity("a"))',
      'function text::semanticSimilarity() is not supported by this content lake',
      'text::semanticSimilarity',
    ],
  ])('says why: %s', (query, description, place) => {
    const error = errorOf(query)
    expect(error).toMatchObject({ kind: 'queryError', description })
    expect(query.slice(error.start, error.end)).toBe(place)
  })

  it('is refused whatever the documents are', () => {
    expect(() => resultOf(shopDataset([]), '*[_type == "none" && geo::contains(a, b)]')).toThrow('is not supported')
  })

  it('is refused when it would look at far too much', () => {
    const many = shopDataset(Array.from({ length: 300 }, (_, number) => ({ _id: `d${number}`, _type: 'd' })))
    expect(() => resultOf(many, '*{"a": *{"b": *{"c": *}}}')).toThrow('query is too expensive')
  }, 60_000)
})
