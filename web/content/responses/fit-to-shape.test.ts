import { vercelStegaCombine } from '@vercel/stega'
import { describe, expect, test } from 'vitest'
import { fitToShape } from './fit-to-shape.ts'
import type { Shape } from './shape.ts'

const text: Shape = { kind: 'text' }
const number: Shape = { kind: 'number' }
const orNull = (...of: Shape[]): Shape => ({ kind: 'union', of, nullable: true })
const list = (of: Shape): Shape => ({ kind: 'list', of })
const literal = (...values: string[]): Shape => ({ kind: 'literal', values })
const object = (fields: Record<string, Shape>, optional: string[] = []): Shape => ({ kind: 'object', fields, optional })

const usable = (value: unknown, shape: Shape) => fitToShape(value, shape).value
const problems = (value: unknown, shape: Shape) =>
  fitToShape(value, shape).problems.map(({ documentId, path, problem }) => `${documentId ?? ''} ${path}: ${problem}`)

describe('values that do not fit are left out in the smallest part that the shape allows', () => {
  test('a field that may be null is null, one that may be missing is missing', () => {
    const shape = object({ title: orNull(text), size: number }, ['size'])
    expect(usable({ title: 5, size: 'L' }, shape)).toEqual({ title: null })
    expect(problems({ title: 5, size: 'L' }, shape)).toEqual([
      ' title: a number, not text',
      ' size: text, not a number',
    ])
  })

  test('an object that requires the field is left out as a whole, up to the next optional place', () => {
    const shape = object({ slide: orNull(object({ image: object({ ref: text }) })) })
    expect(usable({ slide: { image: { ref: 5 } } }, shape)).toEqual({ slide: null })
    expect(fitToShape({ ref: null }, object({ ref: text }))).toMatchObject({ isUsable: false, value: undefined })
  })

  test('lists lose the member, and nulls', () => {
    expect(usable(['S', null, 38, 'L'], list(text))).toEqual(['S', 'L'])
    expect(problems(['S', null, 38, 'L'], list(text))).toEqual([' [1]: nothing, not text', ' [2]: a number, not text'])
    expect(usable('S', orNull(list(text)))).toBeNull()
  })

  test('fields that the shape does not name are not there, however deep they nest', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)
    expect(usable({ title: 'Ull', deep }, object({ title: text }))).toEqual({ title: 'Ull' })
  })

  test('a text without end is left out; half a character becomes a whole one', () => {
    expect(usable('u'.repeat(250_000), orNull(text))).toHaveLength(250_000)
    expect(usable('u'.repeat(250_001), orNull(text))).toBeNull()
    expect(usable('ull \ud83d', text)).toBe('ull \ufffd')
  })
})

describe('absent values', () => {
  const block = object({ _type: literal('block'), _key: text, style: literal('h2'), children: list(text) }, [
    'style',
    'children',
  ])

  test('are not a problem where the shape allows them: a block that an editor has just added', () => {
    const added = { _type: 'block', _key: 'a', style: null }
    expect(fitToShape(added, block)).toEqual({ isUsable: true, value: { _type: 'block', _key: 'a' }, problems: [] })
  })

  test('a document that a reference does not find is not a problem; another type of document is one', () => {
    const product = object({ _id: text, _type: literal('product') })
    const page = object({ _id: text, _type: literal('page'), related: list(product) })
    const found = { _id: 'a', _type: 'product' }
    const value = { _id: 'p', _type: 'page', related: [null, found, { _id: 'b', _type: 'page' }] }
    expect(fitToShape(value, page)).toEqual({
      isUsable: true,
      value: { ...value, related: [found] },
      problems: [
        {
          documentId: 'p',
          path: 'related[2]',
          problem: 'an object of type "page", not an object of type "product"',
        },
      ],
    })
  })

  test('keys and types that importing programs leave out follow from the place', () => {
    const column = object({ _key: text, slug: object({ _type: literal('slug'), current: text }) })
    expect(usable([{ slug: { current: 'ull' } }], list(column))).toEqual([
      { _key: 'member-0', slug: { _type: 'slug', current: 'ull' } },
    ])
  })
})

describe('unions', () => {
  const blocks: Shape = {
    kind: 'union',
    of: [object({ _type: literal('break') }), object({ _type: literal('embed'), url: orNull(text) })],
    nullable: false,
  }

  test('are distinguished by type, in the preview too; an unknown type or none is left out', () => {
    expect(usable([{ _type: 'embed', url: 5 }, { _type: 'dance' }, {}, { _type: 'break' }], list(blocks))).toEqual([
      { _type: 'embed', url: null },
      { _type: 'break' },
    ])
    const marked = vercelStegaCombine('preorder', { origin: 'sanity.io', href: '/' })
    expect(usable(marked, literal('normal', 'preorder'))).toBe(marked)
    expect(usable('tull', orNull(literal('normal')))).toBeNull()
  })

  test('among objects without types, the one that keeps most is used', () => {
    const slide = object({ _key: text, slide: object({ alt: orNull(text) }) })
    const product = object({ _key: text, product: orNull(object({ _id: text })) })
    const item: Shape = { kind: 'union', of: [slide, product], nullable: false }
    const values = [
      { _key: 'a', slide: { alt: 'Fjell' } },
      { _key: 'b', product: { _id: 'topp' } },
    ]
    expect(usable(values, list(item))).toEqual(values)
  })
})

test('a problem is placed in the document that holds it, the inmost one', () => {
  const product = object({ _id: text, title: orNull(text) })
  const page = object({ _id: text, lead: orNull(text), blocks: list(object({ products: list(product) })) })
  const value = { _id: 'page', lead: [], blocks: [{ products: [{ _id: 'product', title: {} }] }] }
  expect(problems(value, page)).toEqual(['page lead: a list, not text', 'product title: an object, not text'])
})
