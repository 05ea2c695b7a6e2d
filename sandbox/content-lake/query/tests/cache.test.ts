import { describe, expect, it } from 'vitest'
import { resultOf } from './run-query.ts'
import { shopDataset } from './shop.ts'

describe('a query asked again', () => {
  it('evaluates with the params, perspective and documents of each request', () => {
    const dataset = shopDataset()
    const query = '*[title[$lang] match $word]{"t": title[$lang]}'
    const titles = (lang: string, word: unknown) =>
      resultOf(dataset, query, { params: { lang, word }, perspective: 'published' })
    expect(titles('nb', 'ull')).toEqual([{ t: 'Om ull' }])
    expect(titles('en', 'wool')).toEqual([{ t: 'About wool' }])
    expect(titles('nb', ['ull'])).toEqual([{ t: 'Om ull' }])
    expect(titles('nb', null)).toEqual([])
    dataset.upsert({ _id: 'article-one', _type: 'contentPage', title: { nb: 'Ull igjen' } })
    expect(titles('nb', 'ull')).toEqual([{ t: 'Ull igjen' }])
    expect(() => resultOf(dataset, query, { params: { lang: 'nb' } })).toThrow(
      'param $word referenced, but not provided',
    )
  })
})
