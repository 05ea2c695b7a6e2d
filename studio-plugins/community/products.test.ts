import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { wordParams, wordsOf } from '../words-in-groq.ts'
import {
  namedProductsQuery,
  productChoicesQuery,
  productsInStateQuery,
  readCommunityProducts,
  readProductPart,
} from './products.ts'

const slug = { nb: { current: 'anorakk' }, en: null }

test('a product is shown as published, with its addresses; a draft alone has none', () => {
  const products = readCommunityProducts([
    { _id: 'drafts.a', nb: 'Ny anorakk', slug },
    { _id: 'a', nb: 'Anorakk', slug, centraId: '10101', state: 'crowdFunding', crowdfundingGoal: 100 },
    { _id: 'drafts.b', en: 'Boots', slug },
  ])
  expect(products.get('a')).toMatchObject({
    name: 'Anorakk',
    centraId: '10101',
    crowdfundingGoal: 100,
    paths: { nb: { page: '/nb/shop/anorakk', discussion: '/nb/community/anorakk' } },
  })
  expect(products.get('a')?.paths.en).toBeUndefined()
  expect(products.get('b')).toMatchObject({ name: 'Boots', paths: {} })
})

const product = (_id: string, nb: string, productState: string, centraId = _id) => ({
  _id,
  _type: 'product',
  title: { nb },
  productState,
  centraId,
})
const dataset = [
  product('a', 'Åretøy', 'crowdFunding'),
  product('drafts.a', 'Åretøy', 'normal', 'a'),
  product('b', 'Jakke', 'normal'),
  product('drafts.b', 'Jakke', 'crowdFunding', 'b'),
  product('drafts.c', 'Bukse', 'crowdFunding', 'c'),
  product('d', 'Anorakk', 'crowdFunding'),
  product('versions.jul.e', 'Julegenser', 'crowdFunding', 'e'),
]

async function ask(query: string, params: object = {}) {
  return (await evaluate(parse(query, { params: { ...params } }), { dataset, params: { ...params } })).get()
}

test('a state is that of the published product, or of a draft that never was; the wanted one is always among them', async () => {
  const inState = async (limit: number, wanted = '') => {
    const { products, count } = readProductPart(
      await ask(productsInStateQuery(limit), { state: 'crowdFunding', wanted }),
    )
    return [products.map(({ id }) => id), count]
  }
  expect(await inState(50)).toEqual([['d', 'c', 'a'], 3])
  expect(await inState(2)).toEqual([['d', 'c'], 3])
  expect(await inState(2, 'a')).toEqual([['d', 'a'], 3])
})

test('products are named by their ids or numbers', async () => {
  const named = async (ids: string[], numbers: string[] = []) => [
    ...readCommunityProducts(await ask(namedProductsQuery, { ids, numbers })).keys(),
  ]
  expect(await named(['b', 'drafts.b', 'c', 'drafts.c'])).toEqual(['c', 'b'])
  expect(await named([], ['a', 'c', 'e'])).toEqual(['c', 'a'])
})

test('products to choose from are found by words of their names', async () => {
  const found = async (typed: string) => {
    const words = wordsOf(typed)
    return readProductPart(await ask(productChoicesQuery(words), wordParams(words))).products.map(({ name }) => name)
  }
  expect(await found('')).toEqual(['Anorakk', 'Bukse', 'Jakke', 'Åretøy'])
  expect(await found('RAKK')).toEqual(['Anorakk'])
})
