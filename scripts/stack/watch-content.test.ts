import { expect, test } from 'vitest'
import { changesTypes } from './watch-content.ts'

test.each([
  ['schemas/documents/product.ts', true],
  ['schemas/fields/swatch.tsx', true],
  ['web/content/queries/shop.groq.ts', true],
  ['web/content/blocks/table/table.groq.ts', true],
  ['schemas/schema.test.ts', false],
  ['web/content/types.gen.ts', false],
  ['web/content/blocks/table/table.tsx', false],
])('a change of %s generates the types again: %s', (path, expected) => {
  expect(changesTypes(path)).toBe(expected)
})
