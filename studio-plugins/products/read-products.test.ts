import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { noFilter } from './product-list.ts'
import { readExistingIds, readIds, readProducts, readProductsWithIds } from './read-products.ts'

const product = (_id: string, nb: string | undefined, more: object = {}) => ({
  _id,
  _type: 'product',
  title: { nb, en: 'Garment' },
  ...more,
})
const of = (_ref: string, productState: string) => ({ clothingType: { _ref, _weak: true }, productState })

let lake: EmptyLake
beforeAll(async () => {
  lake = await emptyLake()
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    product('b', 'Åretøy', { ...of('rain', 'normal'), centraId: '2', title: { nb: 'Åretøy', en: 'Rowing wear' } }),
    product('a', 'Jakke', { ...of('jackets', 'normal'), centraId: '1' }),
    product('drafts.a', 'Ny jakke', { ...of('jackets', 'preorder'), centraId: '1' }),
    product('versions.jul.a', 'Julejakke'),
    product('drafts.c', undefined, { title: {} }),
    product('e', 'Ærfuglvott'),
    { _id: 'd', _type: 'page', title: { nb: 'Jakke' } },
  ]
  for (const document of documents) await lake.client.createOrReplace(document)
})
afterAll(() => lake.close())

const read = (filter: Partial<typeof noFilter> = {}, limit = 500) =>
  readProducts(lake.client, { ...noFilter, ...filter }, limit)

test('products are listed once each, drafts before published versions, in Norwegian order', async () => {
  const { products, matching, total } = await read()
  expect(products.map(({ id, name, hasDraft, isPublished }) => [id, name, hasDraft, isPublished])).toEqual([
    ['a', 'Ny jakke', true, true],
    ['c', 'Unnamed product', true, false],
    ['e', 'Ærfuglvott', false, true],
    ['b', 'Åretøy', false, true],
  ])
  expect(products[0]?.state).toBe('preorder')
  expect([matching, total]).toEqual([4, 4])
})

test('only the first are read, and all are counted', async () => {
  const { products, matching, total } = await read({}, 2)
  expect(products.map(({ id }) => id)).toEqual(['a', 'c'])
  expect([matching, total]).toEqual([4, 4])
  expect(await read({ state: 'preorder' }, 1)).toMatchObject({ matching: 1, total: 4 })
  expect(await read({ changes: 'unpublished' }, 1)).toMatchObject({ matching: 2, total: 4 })
  expect(await readProducts(lake.client, noFilter, 1)).toMatchObject({ matching: 4, total: 4 })
})

describe('a filter', () => {
  async function ids(filter: Partial<typeof noFilter>) {
    const { products, matching, total } = await read(filter)
    const found = products.map(({ id }) => id)
    expect([matching, total]).toEqual([found.length, 4])
    expect((await readIds(lake.client, { ...noFilter, ...filter })).toSorted()).toEqual(found.toSorted())
    return found
  }

  test('finds words in any order, in both languages and in the number', async () => {
    expect(await ids({ text: '  jakke NY ' })).toEqual(['a'])
    expect(await ids({ text: 'rowing 2' })).toEqual(['b'])
    expect(await ids({ text: 'ÅRE' })).toEqual(['b'])
    expect(await ids({ text: 'jakke 2' })).toEqual([])
  })

  test('finds by clothing type, state and unpublished changes', async () => {
    expect(await ids({ clothingType: 'rain' })).toEqual(['b'])
    expect(await ids({ state: 'preorder' })).toEqual(['a'])
    expect(await ids({ changes: 'unpublished' })).toEqual(['a', 'c'])
    expect(await ids({ changes: 'never' })).toEqual(['c'])
    expect(await ids({ changes: 'never', text: 'jakke' })).toEqual([])
  })
})

test('selected products are read in the order of selection, without those that are gone', async () => {
  expect(await readExistingIds(lake.client, ['b', 'gone', 'c'])).toEqual(new Set(['b', 'c']))
  const found = await readProductsWithIds(lake.client, ['b', 'gone', 'c', 'a'])
  expect(found.map(({ id, isPublished }) => [id, isPublished])).toEqual([
    ['b', true],
    ['c', false],
    ['a', true],
  ])
})
