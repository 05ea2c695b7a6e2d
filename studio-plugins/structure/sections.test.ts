import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { sections, unconnected } from './sections.ts'
import { templates, withoutListTemplates } from './templates.ts'

const entries = sections.flatMap((section) => section.entries)
const placed = new Set(entries.flatMap((entry) => entry.types))

test.each([...documentTypes, ...singletonTypes].map(({ name }) => name))('editors reach %s', (name) => {
  expect(placed).toContain(name)
})

test('the structure names no type that does not exist', () => {
  const known = [...documentTypes, ...singletonTypes].map(({ name }) => name)
  expect([...placed].filter((name) => !known.includes(name as (typeof known)[number]))).toEqual([])
})

test('no two entries share an id', () => {
  const ids = entries.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a new article made in a category belongs to it', async () => {
  const template = templates.find(({ id }) => id === 'article-in-category')
  const value =
    typeof template?.value === 'function' ? await template.value({ target: 'categoryPage-craft' }, {} as never) : {}
  expect(value).toEqual({ category: { _type: 'reference', _ref: 'categoryPage-craft', _weak: true } })
})

test('templates of filtered lists are not offered globally', () => {
  expect(withoutListTemplates([{ templateId: 'product' }, { templateId: 'product-in-state' }])).toEqual([
    { templateId: 'product' },
  ])
})

test('products without a number, or with that of another product, are listed', async () => {
  const product = (_id: string, centraId?: string) => ({ _id, _type: 'product', ...(centraId && { centraId }) })
  const dataset = [product('a', '1'), product('b', '2'), product('c', '2'), product('d'), { _id: 'x', _type: 'page' }]
  const tree = parse(`*[_type == "product" && (${unconnected})]._id`)
  expect(await (await evaluate(tree, { dataset })).get()).toEqual(['b', 'c', 'd'])
})
