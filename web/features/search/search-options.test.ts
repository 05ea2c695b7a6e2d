import { describe, expect, test } from 'vitest'
import { optionKey, optionsFor } from './search-options.ts'
import type { SearchResponse, SearchResultItem } from './search-response.ts'

const item = (href: string): SearchResultItem => ({ href, documentId: href, kind: 'product', title: [], excerpt: [] })
const response = (q: string, hrefs: readonly string[], answer?: SearchResponse['answer']): SearchResponse => ({
  q,
  total: hrefs.length,
  exact: true,
  items: hrefs.map(item),
  ...(answer && { answer }),
})
const keys = (...args: Parameters<typeof optionsFor>) => optionsFor(...args).map(optionKey)

test('an empty field offers recent searches, then suggested pages', () => {
  expect(keys('', response('', ['/jackets']), ['ull'])).toEqual(['recent ull', 'forget', '/jackets'])
  expect(keys('', undefined, [])).toEqual([])
})

describe('[R2.09] all results are offered only where there are some', () => {
  test('not without results', () => {
    expect(keys('ull', response('ull', ['/storr']), ['lue'])).toEqual(['/storr', 'all'])
    expect(keys('xyz', response('xyz', []), ['lue'])).toEqual([])
    expect(keys('ull', undefined, ['lue'])).toEqual([])
  })

  test('for the query that was searched for, while the next is still on its way', () => {
    expect(optionsFor('jakkexyz', response('jakke', ['/storr']), []).at(-1)).toEqual({ kind: 'all', q: 'jakke' })
    expect(keys('j', response('', ['/jackets']), [])).toEqual(['/jackets'])
  })

  test('not for a price, whose results are known only with the live prices', () => {
    expect(keys('jakke under 200', response('jakke under 200', ['/storr']), [])).toEqual([])
  })
})

test('the page of an answer comes first, once; an answer without a page offers nothing', () => {
  const link = { title: 'Luer', href: '/hats' }
  const text = 'Vi selger ikke gavekort.'
  expect(keys('gave', response('gave', ['/storr', '/hats'], { text, link }), [])).toEqual(['answer', '/storr', 'all'])
  expect(keys('gave under 500', response('gave under 500', ['/storr'], { text, link }), [])).toEqual(['answer'])
  expect(keys('kids', response('kids', [], { text, link }), [])).toEqual(['answer'])
  expect(keys('kids', response('kids', [], { text }), [])).toEqual([])
})
