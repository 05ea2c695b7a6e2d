import { describe, expect, test } from 'vitest'
import { type PlatformProduct, platformProducts, type RawVariant } from './platform-product.ts'
import { differences, newDraft, type ProductFields } from './product-fields.ts'

const jackets = { id: 'clothingType-jackets', title: 'Jakker', names: ['Jakker', 'Jackets', 'jakker', 'jackets'] }
const rainwear = { id: 'clothingType-rainwear', title: 'Regntøy', names: ['Regntøy', 'Rainwear'] }

const source: PlatformProduct = {
  centraId: '101',
  title: { nb: 'Blå jakke', en: 'Blue jacket' },
  sizes: ['S', 'M'],
  lengths: [],
  fits: ['men', 'women'],
  colours: [{ hex: '#1F3033', hex2: '#CCCC52', name: { nb: 'Gran', en: 'Spruce' } }],
  categories: ['Jakker'],
  isPreorder: false,
}

const same: ProductFields = {
  title: { nb: 'Blå jakke', en: 'Blue jacket' },
  slug: { nb: { current: 'bla-jakke' }, en: { current: 'blue-jacket' } },
  productState: 'crowdFunding',
  fit: ['women', 'men'],
  sizes: ['M', 'S'],
  colors: [{ _key: 'a', name: { nb: 'Mørk gran' }, hex: '#1f3033', hex2: '#cccc52' }],
  clothingType: { _ref: jackets.id },
}

const found = (fields: ProductFields, changes: Partial<PlatformProduct> = {}) =>
  differences({ ...source, ...changes }, fields, [jackets, rainwear])
const labels = (...parameters: Parameters<typeof found>) => found(...parameters).map(({ label }) => label)

describe('a product document compared with the platform', () => {
  test('is filled with everything when it is empty', () => {
    expect(found({}).map(({ path, value, isEmpty }) => [path.join('.'), value, isEmpty])).toEqual([
      ['title.nb', 'Blå jakke', true],
      ['title.en', 'Blue jacket', true],
      ['slug.nb', { _type: 'slug', current: 'bla-jakke' }, true],
      ['slug.en', { _type: 'slug', current: 'blue-jacket' }, true],
      ['clothingType', { _type: 'reference', _ref: jackets.id, _weak: true }, true],
      ['productState', 'normal', true],
      ['fit', ['men', 'women'], true],
      ['sizes', ['S', 'M'], true],
      [
        'colors',
        [
          {
            _key: '1f3033cccc52',
            _type: 'productColor',
            name: { _type: 'localeString', nb: 'Gran', en: 'Spruce' },
            hex: '#1F3033',
            hex2: '#CCCC52',
          },
        ],
        true,
      ],
    ])
  })

  test('ignores the order of lists, the case of colour codes and the names of colours', () => {
    expect(found(same)).toEqual([])
  })

  test('shows differences as text, and does not call them empty', () => {
    const differing = {
      ...same,
      title: { nb: 'Jakke', en: 'Blue jacket' },
      fit: ['men'],
      clothingType: { _ref: rainwear.id },
    }
    expect(found(differing).map(({ label, from, to, isEmpty }) => [label, from, to, isEmpty])).toEqual([
      ['Name (Norwegian)', 'Jakke', 'Blå jakke', false],
      ['Clothing type', 'Regntøy', 'Jakker', false],
      ['Fits', 'Men', 'Men, Women', false],
    ])
  })

  test('has an address after its own name or the platform’s; an empty one begins as its own name', () => {
    const renamed = { ...same, title: { nb: 'Vinterjakke', en: 'Blue jacket' } }
    expect(labels(renamed)).toEqual(['Name (Norwegian)'])
    expect(labels({ ...renamed, slug: { ...same.slug, nb: { current: 'jakke' } } })).toContain('Address (Norwegian)')
    const [, address] = found({ ...renamed, slug: { en: { current: 'blue-jacket' } } })
    expect(address).toMatchObject({ path: ['slug', 'nb'], to: 'vinterjakke', isEmpty: true })
  })

  test('shows no English differences if the platform has no English', () => {
    expect(labels({}, { title: { nb: 'Blå jakke' } })).not.toContain('Name (English)')
    expect(labels({}, { title: { nb: 'Blå jakke' } })).not.toContain('Address (English)')
  })

  test('keeps its values when the platform has no value', () => {
    expect(labels(same, { sizes: [], fits: [], colours: [], categories: [], title: { nb: '' } })).toEqual([])
  })

  test('keeps names and keys of the colours that stay', () => {
    const colours = [{ hex: '#AAAAAA', name: { nb: 'Grå' } }, ...source.colours]
    const [change] = found(
      { ...same, colors: [...(same.colors ?? []), { _key: 'aaaaaa', hex: '#FFFFFF' }] },
      { colours },
    )
    expect(change?.value).toEqual([
      { _key: 'aaaaaax', _type: 'productColor', name: { _type: 'localeString', nb: 'Grå' }, hex: '#AAAAAA' },
      same.colors?.[0],
    ])
  })

  test('is offered preorder only in place of the normal state', () => {
    expect(labels({ ...same, productState: 'normal' }, { isPreorder: true })).toEqual(['State'])
    expect(labels(same, { isPreorder: true })).toEqual([])
    expect(labels({ ...same, productState: 'preorder' })).toEqual([])
  })
})

test('the draft of a new product has all of it', () => {
  expect(newDraft({ ...source, centraId: 'a b', isPreorder: true }, [])).toMatchObject({
    _id: 'drafts.product-centra-a_b',
    _type: 'product',
    centraId: 'a b',
    title: { _type: 'localeString', nb: 'Blå jakke', en: 'Blue jacket' },
    slug: { _type: 'localeSlug', nb: { current: 'bla-jakke' }, en: { current: 'blue-jacket' } },
    productState: 'preorder',
    fit: ['men', 'women'],
  })
})

describe('variants of the platform', () => {
  const variant: RawVariant = {
    product: '10101',
    centraProduct: '101',
    name: 'Jakke',
    variantName: 'Gran',
    gender: 'men',
    collectionName: 'Vinter',
    categories: [{ name: ['Herre', 'Jakker'] }],
    swatch: { desc: 'Gran', code: '1f3033', code2: null },
    itemTable: { x: ['S', 'M'], y: ['81 cm'] },
    items: [{ item: '10101-1010101', name: 'S/81 cm', stock: 'infinite' }],
  }
  const english = {
    ...variant,
    name: 'Jacket',
    collectionName: 'Winter',
    categories: [],
    swatch: { desc: 'Spruce', code: '1f3033', code2: null },
  }

  test('make one product, in the languages that the platform has', () => {
    const women = { ...variant, product: '10102', gender: 'women', itemTable: { x: ['M', 'L'], y: ['81 cm'] } }
    expect(platformProducts([variant, women], [english])).toEqual([
      {
        centraId: '101',
        title: { nb: 'Jakke', en: 'Jacket' },
        sizes: ['S', 'M', 'L'],
        lengths: ['81 cm'],
        fits: ['men', 'women'],
        colours: [{ hex: '#1F3033', name: { nb: 'Gran', en: 'Spruce' } }],
        categories: ['Jakker', 'Herre', 'Vinter', 'Winter'],
        isPreorder: true,
      },
    ])
    expect(platformProducts([variant])[0]?.title).toEqual({ nb: 'Jakke' })
  })
})
