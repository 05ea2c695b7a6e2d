import { expect, test } from 'vitest'
import { limitByPrice } from './limit-by-price.ts'
import type { SearchResponse, SearchResultItem } from './search-response.ts'

const item = (centraId: string, more: Partial<SearchResultItem> = {}): SearchResultItem => {
  const texts = { title: [], excerpt: [] }
  return {
    href: `/nb/shop/${centraId}`,
    documentId: centraId,
    kind: 'product',
    ...texts,
    centraId,
    hasPrice: true,
    ...more,
  }
}
const article: SearchResultItem = { ...item(''), kind: 'contentPage', centraId: undefined, hasPrice: undefined }
const response: SearchResponse = {
  q: 'jakke under 2000',
  total: 4,
  exact: true,
  items: [item('1'), article, item('2'), item('3')],
}
const nok = (amount: number) => ({ amount, currency: 'NOK' })
const prices = new Map([
  ['1', nok(3500)],
  ['2', nok(1999)],
  ['3', undefined],
])

test('only products that are known to be in the price range are left', () => {
  const limited = limitByPrice(response, { max: 2000 }, prices)
  expect(limited?.items.map(({ centraId }) => centraId)).toEqual(['2'])
  expect(limited?.total).toBe(1)
  expect(limitByPrice(response, { max: 100 }, prices)?.items).toEqual([])
})

test('a test garment’s price is not shown, so it is not compared', () => {
  const only = { ...response, items: [item('2', { hasPrice: undefined }), item('1')] }
  expect(limitByPrice(only, { max: 2000 }, prices)?.items).toEqual([])
})

test('without a price in that currency there is no limit', () => {
  expect(limitByPrice(response, { max: 2000, currency: 'EUR' }, prices)).toBeUndefined()
  expect(limitByPrice(response, { max: 2000 }, new Map())).toBeUndefined()
})
