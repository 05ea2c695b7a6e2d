import { beforeAll, describe, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { SearchDocument } from './search-document.ts'
import { buildSearchIndex } from './search-index.ts'
import { searchKeywords } from './search-keywords.ts'
import { searchResponse } from './search-response.ts'

const none = { nb: null, en: null }
const storr: SearchDocument = {
  _id: 'storr',
  _type: 'product',
  slug: { nb: { current: 'storr' }, en: { current: 'storr' } },
  title: { nb: 'Storr skalljakke', en: 'Storr shell jacket' },
  lead: none,
  text: none,
  material: none,
  kind: none,
  colours: { nb: ['Gran', 'Multe', 'Fjord'], en: ['Spruce', 'Cloudberry', 'Fjord'] },
  fit: ['women', 'men'],
  centraId: '101',
  productState: 'normal',
  swatches: [
    { hex: '#1F3033', hex2: '#DF9232' },
    { hex: '#DF9232', hex2: null },
    { hex: '#2F5A73', hex2: '#A6C6D2' },
  ],
  image: null,
  images: null,
}

beforeAll(stubEnvironment)

describe('a result opens in the colour and fit that were searched for', () => {
  test.each([
    ['oransje jakke', '/nb/shop/storr?color=DF9232'],
    ['blå jakke dame', '/nb/shop/storr?fit=women&color=C2F5A73CA6C6D2'],
    ['storr multe', '/nb/shop/storr?color=DF9232'],
    ['storr jakke', '/nb/shop/storr'],
  ])('%s: %s', async (q, href) => {
    const index = await buildSearchIndex([storr], 'nb', { keywords: searchKeywords })
    expect(searchResponse(index.search(q), q, 'nb', 5).items[0]?.href).toBe(href)
  })
})

test('an answer in the language, with the link to its page where that has one', async () => {
  const text = { nb: 'Ikke til barn.', en: null }
  const page = { _type: 'page', slug: { nb: { current: 'hjelp' } }, title: { nb: 'Hjelp', en: 'Help' } }
  const answerTo = async (lang: 'nb' | 'en', words: string[]) => {
    const index = await buildSearchIndex([storr], lang, { answers: [{ words, text, page }] })
    return searchResponse(index.search('kids'), 'kids', lang, 5).answer
  }
  expect(await answerTo('nb', ['kid'])).toEqual({ text: text.nb, link: { title: 'Hjelp', href: '/nb/hjelp' } })
  expect(await answerTo('en', ['kid'])).toEqual({ text: text.nb })
  expect(await answerTo('nb', ['gave'])).toBeUndefined()
})

describe('what is marked in a result', () => {
  const marked = async (q: string) => {
    const lead = { nb: 'Jakke med membran til vinterturen, i størrelse M.', en: null }
    const index = await buildSearchIndex([{ ...storr, lead }], 'nb', { keywords: searchKeywords })
    return searchResponse(index.search(q), q, 'nb', 5).items.flatMap(({ title, excerpt }) =>
      [...title, ...excerpt].flatMap(({ text, hit }) => (hit ? text : [])),
    )
  }

  test.each([
    ['skalljakke dame M', ['skalljakke']],
    ['jakke til m', ['jakke', 'Jakke']],
    ['jakke s', ['jakke', 'Jakke']],
    ['m', []],
    ['me', ['me', 'me']],
    ['dame', []],
  ])('%s', async (q, expected) => {
    expect(await marked(q)).toEqual(expected)
  })
})
