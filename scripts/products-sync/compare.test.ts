import { describe, expect, test } from 'vitest'
import type { PlatformProduct } from '#studio-plugins/commerce/platform-product.ts'
import type { ProductFields } from '#studio-plugins/commerce/product-fields.ts'
import { compare } from './compare.ts'
import type { ContentProduct } from './content-product.ts'
import { isInSync, needsEditor, report } from './report.ts'

const spruce = { hex: '#1F3033', name: { nb: 'gran', en: 'spruce' } }
const jacket: PlatformProduct = {
  centraId: '101',
  title: { nb: 'Jakke', en: 'Jacket' },
  sizes: ['S', 'M'],
  lengths: [],
  fits: ['men'],
  colours: [spruce],
  categories: [],
  isPreorder: false,
}
const page: ContentProduct = {
  id: 'product-jacket',
  isPublished: true,
  hasDraft: false,
  revision: 'a',
  centraId: '101',
  title: 'Jakke',
  fields: { sizes: ['M', 'S'], lengths: [], fit: ['men'], colors: [{ hex: '#1f3033' }] },
}

const changesOf = (changes: Partial<PlatformProduct>, own: ProductFields = {}) =>
  compare([{ ...jacket, ...changes }], [{ ...page, fields: { ...page.fields, ...own } }]).changed.flatMap(
    ({ changes: found }) => found.map(({ field, isApplied }) => [field, isApplied]),
  )

describe('comparing products of the platform and of the content', () => {
  test('ignores the order of values and the case of colour codes', () => {
    const same = compare([jacket], [page])
    expect(same).toMatchObject({ created: [], changed: [], missing: [], duplicates: [], same: 1 })
    expect(isInSync(same)).toBe(true)
    expect(report(same, { isDryRun: false, postponed: [] })).toMatch(/^Nothing to do\. 1 unchanged/)
  })

  test('applies changed sizes and lengths', () => {
    expect(changesOf({ sizes: ['S', 'M', 'L'] })).toEqual([['sizes', true]])
    expect(changesOf({ lengths: ['81 cm'] })).toEqual([['lengths', true]])
  })

  test('fills empty fits and colours, and leaves other changes of them to an editor', () => {
    expect(changesOf({ fits: ['women'] })).toEqual([['fit', false]])
    expect(changesOf({}, { fit: [] })).toEqual([['fit', true]])
    expect(changesOf({ colours: [{ ...spruce, hex2: '#CCCC52' }] })).toEqual([['colors', false]])
    expect(changesOf({}, { colors: [] })).toEqual([['colors', true]])
  })

  test('ignores fields that the platform leaves empty', () => {
    expect(changesOf({ sizes: [], lengths: [], fits: [], colours: [] })).toEqual([])
  })

  test('ignores names', () => expect(changesOf({ title: { nb: 'X', en: 'Y' } })).toEqual([]))

  test('finds new and missing products, duplicates and products without a centraId', () => {
    const double = { ...page, id: 'product-copy', hasDraft: true, isPublished: false }
    const missing = { ...page, id: 'product-old', centraId: '999', title: 'Gammel' }
    const idea = { ...page, id: 'idea', centraId: undefined }
    const found = compare([jacket, { ...jacket, centraId: '102' }], [page, double, missing, idea])
    expect(found.created.map(({ centraId }) => centraId)).toEqual(['102'])
    expect(found.missing.map(({ id }) => id)).toEqual(['product-old'])
    expect(found.duplicates.map(({ products }) => products.length)).toEqual([2])
    expect(found.withoutId.map(({ id }) => id)).toEqual(['idea'])
    expect(found.changed).toEqual([])
    expect(needsEditor(found)).toBe(true)
    const text = report(found, { isDryRun: true, postponed: [] })
    for (const words of ['to be created', '102  Jakke', '999  Gammel', 'product-copy', '[idea]']) {
      expect(text).toContain(words)
    }
  })
})
