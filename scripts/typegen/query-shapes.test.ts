import type { SchemaType } from 'groq-js'
import { expect, test } from 'vitest'
import { shapesCode } from './query-shapes.ts'

const text = { type: 'string' } as const

const schema: SchemaType = [
  {
    name: 'slug',
    type: 'type',
    value: {
      type: 'object',
      attributes: { current: { type: 'objectAttribute', value: text, optional: true } },
    },
  },
  {
    name: 'page',
    type: 'document',
    attributes: {
      _id: { type: 'objectAttribute', value: text },
      _type: { type: 'objectAttribute', value: { type: 'string', value: 'page' } },
      slug: { type: 'objectAttribute', value: { type: 'inline', name: 'slug' }, optional: true },
      size: {
        type: 'objectAttribute',
        value: {
          type: 'union',
          of: [
            { type: 'string', value: 'S' },
            { type: 'string', value: 'L' },
          ],
        },
        optional: true,
      },
      tags: { type: 'objectAttribute', value: { type: 'array', of: text }, optional: true },
    },
  },
]

test('a query becomes the shape of its result, each distinct shape written once', () => {
  const query = '*[_type == "page"]{_id, slug, size, "size2": size, "count": count(tags), "any": $any}'
  const code = shapesCode(schema, [{ name: 'pagesQuery', query, module: '../queries/pages.groq.ts' }])
  expect(code).toContain("import { pagesQuery } from '../queries/pages.groq.ts'")
  const declared = Object.fromEntries(
    [...code.matchAll(/^const (s\d+): Shape = (.*)$/gm)].map(([, name, shape]) => [name, shape]),
  )
  expect(new Set(Object.values(declared)).size).toBe(Object.keys(declared).length)
  const expand = (shape: string): string => shape.replace(/\bs\d+\b/g, (name) => expand(declared[name] ?? name))
  const orNull = (shape: string) => `{ kind: 'union', of: [${shape}], nullable: true }`
  const shape = /\[pagesQuery, (s\d+)\]/.exec(code)?.[1] ?? ''
  const size = orNull(`{ kind: 'literal', values: ["L","S"] }`)
  const slug = orNull(`{ kind: 'object', fields: { "current": { kind: 'text' } }, optional: ["current"] }`)
  const fields = [
    `"_id": { kind: 'text' }`,
    `"any": { kind: 'plain' }`,
    `"count": ${orNull("{ kind: 'number' }")}`,
    `"size": ${size}`,
    `"size2": ${size}`,
    `"slug": ${slug}`,
  ]
  expect(expand(shape)).toBe(`{ kind: 'list', of: { kind: 'object', fields: { ${fields.join(', ')} }, optional: [] } }`)
  expect(code).toMatch(/\['page', s\d+\]/)
})

test('a type that contains itself has no shape', () => {
  const nested: SchemaType = [
    {
      name: 'page',
      type: 'document',
      attributes: { inner: { type: 'objectAttribute', value: { type: 'inline', name: 'loop' } } },
    },
    {
      name: 'loop',
      type: 'type',
      value: {
        type: 'object',
        attributes: { inner: { type: 'objectAttribute', value: { type: 'inline', name: 'loop' } } },
      },
    },
  ]
  expect(() => shapesCode(nested, [])).toThrow('"loop" contains itself')
})
