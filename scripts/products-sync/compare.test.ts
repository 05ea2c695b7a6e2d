import { describe, expect, test } from 'vitest'
import type { PlatformProduct } from '#studio-plugins/commerce/platform-product.ts'
import type { ProductFields } from '#studio-plugins/commerce/product-fields.ts'
import { compare } from './compare.ts'
import type { ContentProduct } from './facts.ts'
import { isInStep, needsSomebody, report } from './report.ts'

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

describe('products of the platform and of the content', () => {
  test('are the same whatever their order and the case of colour codes', () => {
    const same = compare([jacket], [page])
    expect(same).toMatchObject({ created: [], changed: [], gone: [], duplicates: [], same: 1 })
    expect(isInStep(same)).toBe(true)
    expect(report(same, { isDryRun: false, postponed: [] })).toMatch(/^Nothing to do\. 1 as on the platform/)
  })

  test('sizes and lengths are followed', () => {
    expect(changesOf({ sizes: ['S', 'M', 'L'] })).toEqual([['sizes', true]])
    expect(changesOf({ lengths: ['81 cm'] })).toEqual([['lengths', true]])
  })

  test('fits and colours are filled when empty and else left to an editor', () => {
    expect(changesOf({ fits: ['women'] })).toEqual([['fit', false]])
    expect(changesOf({}, { fit: [] })).toEqual([['fit', true]])
    expect(changesOf({ colours: [{ ...spruce, hex2: '#CCCC52' }] })).toEqual([['colors', false]])
    expect(changesOf({}, { colors: [] })).toEqual([['colors', true]])
  })

  test('a platform that says nothing of a field empties nothing', () => {
    expect(changesOf({ sizes: [], lengths: [], fits: [], colours: [] })).toEqual([])
  })

  test('names are the editors’', () => expect(changesOf({ title: { nb: 'X', en: 'Y' } })).toEqual([]))

  test('new, gone, double and unnumbered ones', () => {
    const double = { ...page, id: 'product-copy', hasDraft: true, isPublished: false }
    const gone = { ...page, id: 'product-old', centraId: '999', title: 'Gammel' }
    const unnumbered = { ...page, id: 'idea', centraId: undefined }
    const found = compare([jacket, { ...jacket, centraId: '102' }], [page, double, gone, unnumbered])
    expect(found.created.map(({ centraId }) => centraId)).toEqual(['102'])
    expect(found.gone.map(({ id }) => id)).toEqual(['product-old'])
    expect(found.duplicates.map(({ products }) => products.length)).toEqual([2])
    expect(found.unnumbered.map(({ id }) => id)).toEqual(['idea'])
    expect(found.changed).toEqual([])
    expect(needsSomebody(found)).toBe(true)
    const text = report(found, { isDryRun: true, postponed: [] })
    for (const words of ['to be created', '102  Jakke', '999  Gammel', 'product-copy', '[idea]']) {
      expect(text).toContain(words)
    }
  })
})
