import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { listedProductWith } from '#web/content/testing/products.ts'
import { countOptions, noFilters } from '#web/domain/listing/listing-filters.ts'
import type { Language } from '#web/routing/languages.ts'
import type { ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { baseColourNames } from './filter-texts.ts'
import { FilteredListing, type ListingPage } from './filtered-listing.tsx'
import { type FilterableProduct, facetValues, listedProduct, shownFacets } from './listing-facets.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

beforeAll(stubEnvironment)

function product(slug: string, more: object = {}): FilterableProduct & ProductCardData {
  const card = listedProductWith({
    _id: `product-${slug}`,
    centraId: '101',
    slug: { nb: { current: slug }, en: { current: slug } },
    title: slug,
    productState: 'normal',
    fit: ['women'],
    colors: [{ name: 'Gran', hex: '#1f3033' }],
    clothingType: {
      _id: 'clothingType-jackets',
      title: 'Jakker',
      slug: { nb: { current: 'jakker' }, en: { current: 'jackets' } },
    },
    ...more,
  })
  return { sizes: ['M', 'S'], _createdAt: '2026-01-01T00:00:00Z', ...card, ...more }
}

const shell = product('storr')
const preorder = product('glo', {
  productState: 'preorder',
  fit: ['unisex'],
  sizes: ['L'],
  colors: [{ _key: 'b', name: 'Gran og multe', hex: '#1F3033', hex2: '#DF9232' }],
})
const labels = {
  color: baseColourNames('nb'),
  fit: { women: 'Kvinner', men: 'Menn', unisex: 'Unisex' },
  state: { normal: 'Vanlig', preorder: '', crowdFunding: '', crowdSourcing: '', testPhase: '' },
}

describe('facets', () => {
  test('[R2.13] values of a product: slug of the page’s language, both colours of a two-tone one, unisex worn by all', () => {
    expect(listedProduct(preorder, 'en')).toMatchObject({
      category: ['jackets'],
      fit: ['unisex', 'women', 'men'],
      color: ['green', 'orange'],
      state: ['preorder'],
    })
  })

  test('a campaign that is over is not offered', () => {
    expect(listedProduct({ ...shell, productState: 'crowdFunding', crowdfundingEnded: true }, 'nb').state).toEqual([])
  })

  test('options: sizes in order, the commonest base colour first, old colour values and both slugs understood', () => {
    const shown = shownFacets(facetValues([preorder, shell, product('vidde')], 'nb'), 'nb', labels)
    expect(shown.size.map(({ value }) => value)).toEqual(['S', 'M', 'L'])
    expect(shown.color).toEqual([
      { value: 'green', label: 'Grønn', swatch: '#1F3033', aliases: ['C1F3033CDF9232', '1F3033'] },
      { value: 'orange', label: 'Oransje', swatch: '#DF9232', aliases: ['C1F3033CDF9232'] },
    ])
    expect(shown.category).toEqual([{ value: 'jakker', label: 'Jakker', aliases: ['jakker', 'jackets'] }])
  })
})

/** A page with the first of a number of products. */
function render(
  lang: Language,
  products: readonly (FilterableProduct & ProductCardData)[],
  more: Partial<ListingPage> = {},
) {
  const listed = products.map((product) => ({ id: product._id, ...listedProduct(product, lang) }))
  const page = {
    choice: {},
    path: `/${lang}/shop`,
    number: 1,
    pages: 1,
    products,
    first: 0,
    total: products.length,
    shown: shownFacets(facetValues(products, lang), lang, labels),
    counts: countOptions(listed, noFilters),
    entries: listed,
    ...more,
  }
  return renderToStaticMarkup(<FilteredListing lang={lang} page={page} />)
}

describe('the list', () => {
  test('the page holds its cards, and only the facets in which products differ', () => {
    const html = render('nb', [shell, preorder])
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).not.toContain('hidden=""')
    expect(html).toContain('2 produkter')
    const legends = [...html.matchAll(/<summary>(.*?)</g)].map(([, text]) => text)
    expect(legends).toEqual(['Passform', 'Størrelse', 'Farge', 'Status'])
    expect(html).toMatch(/value="women"[^>]*\/><span>Kvinner<\/span> <span[^>]*>2</)
    expect(html).not.toContain('Vis flere')
  })

  test('a gender’s list does not ask for the fit', () => {
    const html = render('en', [shell, preorder], { choice: { gender: 'women' } })
    expect(html).not.toContain('<summary>Fit<')
    expect(html).toContain('?fit=women')
  })

  test('a page of a longer list says how far it goes, counts all products, and links to its neighbours', () => {
    const more = { number: 2, pages: 3, first: 48, total: 120, entries: undefined }
    const html = render('en', [shell, preorder], more)
    expect(html).toContain('120 products')
    expect(html).toContain('Showing 49–50 of 120')
    expect(html).toMatch(/<a[^>]*href="\/en\/shop\/page\/3"[^>]*>Show more</)
    expect(html).toMatch(/<a[^>]*href="\/en\/shop"[^>]*>Show previous</)
  })
})
