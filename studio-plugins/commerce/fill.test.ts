import { expect, test } from 'vitest'
import { isSame } from '../deep-equal.ts'
import { fillOf, fillPatches, undoPatches, withoutFill } from './fill.ts'
import { type Difference, productFields } from './product-fields.ts'

const difference = (path: Difference['path'], value: unknown): Difference => ({
  path,
  label: path.join(' '),
  value,
  isEmpty: true,
  from: '',
  to: '',
})
const slug = { _type: 'slug', current: 'jakke' }
const name = difference(['title', 'nb'], 'Jakke')
const address = difference(['slug', 'nb'], slug)
const sizes = difference(['sizes'], ['S', 'M'])

const summary = (patches: ReturnType<typeof fillPatches>) =>
  patches.map((patch) => [patch.type, patch.path.join('.'), 'value' in patch ? patch.value : undefined])

test('fields are written, in an object of their languages', () => {
  expect(summary(fillPatches([name, sizes]))).toEqual([
    ['setIfMissing', 'title', { _type: 'localeString' }],
    ['set', 'title.nb', 'Jakke'],
    ['set', 'sizes', ['S', 'M']],
  ])
})

test('undo restores the previous values and leaves no empty objects', () => {
  const before = { title: { en: 'Jacket' }, sizes: ['XL'] }
  const fill = fillOf(before, [name, address, sizes])
  const after = { title: { nb: 'Jakke', en: 'Jacket' }, slug: { _type: 'localeSlug', nb: slug }, sizes: ['S', 'M'] }
  expect(summary(undoPatches(after, fill))).toEqual([
    ['unset', 'title.nb', undefined],
    ['unset', 'slug.nb', undefined],
    ['set', 'sizes', ['XL']],
    ['unset', 'slug', undefined],
  ])
  expect(withoutFill(after, fill)).toEqual({ title: { en: 'Jacket' }, slug: {}, sizes: ['XL'] })
})

test('undo knows the values that it wrote when they are read from a form', () => {
  const clothingType = difference(['clothingType'], { _type: 'reference', _ref: 'jackets', _weak: true })
  const written = [
    name,
    address,
    clothingType,
    difference(
      ['colors'],
      [{ _key: 'a', _type: 'productColor', name: { _type: 'localeString', nb: 'Gran' }, hex: '#1F3033' }],
    ),
  ]
  const form = productFields.parse({
    title: { _type: 'localeString', nb: 'Jakke' },
    slug: { _type: 'localeSlug', nb: slug },
    clothingType: clothingType.value,
    colors: written[3]?.value,
  })
  expect(summary(undoPatches(form, fillOf({}, written))).map(([type, path]) => `${type} ${path}`)).toEqual([
    'unset title.nb',
    'unset slug.nb',
    'unset clothingType',
    'unset colors',
    'unset title',
    'unset slug',
  ])
})

test('undo leaves what an editor changed since', () => {
  const fill = fillOf({}, [name, sizes])
  expect(summary(undoPatches({ title: { nb: 'Min jakke' }, sizes: ['S', 'M'] }, fill))).toEqual([
    ['unset', 'sizes', undefined],
  ])
})

test('values are compared in depth, whatever the order of their members', () => {
  expect(isSame({ a: [1, { b: null }], c: undefined }, { a: [1, { b: null }] })).toBe(true)
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  for (const [one, other] of [
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 1 }],
    [null, {}],
    [[], {}],
    ['1', 1],
  ])
    expect(isSame(one, other)).toBe(false)
})
