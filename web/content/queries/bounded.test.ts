import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unbounded } from '#tests/queries/unbounded.ts'

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.groq.ts'))

test.each([
  '*[_type == "product"]',
  '*[_type == "product"] | order(_id asc){title}',
  '{"all": *[_type == "product"].title}',
  '*[_type == "page" && _id == $id][0]{"related": related[]->{title}}',
  '*[_type == "page" && _id == $id][0]{"entries": *[category._ref == ^._id]{title}}',
  'count(*[_type == "product"]) + count(*[_type == "page"]{"all": *[_type == "page"]})',
])('%s is unbounded', (query) => {
  expect(unbounded(query)).not.toEqual([])
})

test.each([
  '*[_type == "product"] | order(_id asc)[0...48]{title}',
  '*[_type == "product" && _id in $ids] | order(_id asc){title}',
  '*[_type == "homePage"][0]{"links": links[0...12]->{title}, "colors": colors[]{hex}, "parent": parent->title}',
  '*[_type == "type" && count(*[_type == "product" && type._ref == ^._id]) > 0][0...10]',
])('%s is bounded', (query) => {
  expect(unbounded(query)).toEqual([])
})

test.each(files)('no query of %s holds any number of documents', async (file) => {
  const queries: Record<string, unknown> = await import(`./${file}`)
  const named = Object.entries(queries).filter(([name]) => name.endsWith('Query'))
  for (const [name, query] of named) expect(unbounded(String(query)), name).toEqual([])
})
