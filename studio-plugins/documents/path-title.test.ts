import { createSchema, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { pathTitle } from './path-title.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const product = schema.get('product') as SchemaType

test.each([
  [['title', 'nb'], 'Name · Norwegian'],
  [['colors', { _key: 'a' }, 'hex'], 'Colours · Colour code'],
  [['content', 'nb', { _key: 'a' }, 'url'], 'Description · Norwegian'],
  [['former'], 'former'],
  [[], ''],
])('the path %j is called “%s”', (path, title) => {
  expect(pathTitle(product, path)).toBe(title)
})
