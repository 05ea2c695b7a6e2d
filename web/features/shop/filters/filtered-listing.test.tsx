import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { listedProductWith } from '#web/content/testing/products.ts'
import { baseColourNames } from './filter-texts.ts'
import { FilteredListing } from './filtered-listing.tsx'
import { type FilterableProduct, listedProduct, shownFacets } from './listing-facets.ts'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

beforeAll(stubEnvironment)

function product(slug: string, more: object = {}): FilterableProduct {
  return listedProductWith({
    _id: `product-${slug}`,
    centraId: '101',
    slug: { nb: { current: slug }, en: { current: slug } },
    title: slug,
    productState: 'normal',
    fit: ['women'],
    sizes: ['M', 'S'],
    colors: [{ name: 'Gran', hex: '#1f3033' }],
    clothingType: {
      _id: 'clothingType-jackets',
      title: 'Jakker',
      slug: { nb: { current: 'jakker' }, en: { current: 'jackets' } },
    },
    ...more,
  })
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
    const shown = shownFacets([preorder, shell, product('vidde')], 'nb', labels)
    expect(shown.size.map(({ value }) => value)).toEqual(['S', 'M', 'L'])
    expect(shown.color).toEqual([
      { value: 'green', label: 'Grønn', swatch: '#1F3033', aliases: ['C1F3033CDF9232', '1F3033'] },
      { value: 'orange', label: 'Oransje', swatch: '#DF9232', aliases: ['C1F3033CDF9232'] },
    ])
    expect(shown.category).toEqual([{ value: 'jakker', label: 'Jakker', aliases: ['jakker', 'jackets'] }])
  })
})

describe('the list', () => {
  test('the static page holds every card, and only the facets in which products differ', () => {
    const html = renderToStaticMarkup(<FilteredListing lang="nb" products={[shell, preorder]} />)
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).not.toContain('hidden=""')
    expect(html).toContain('2 produkter')
    const legends = [...html.matchAll(/<summary>(.*?)</g)].map(([, text]) => text)
    expect(legends).toEqual(['Passform', 'Størrelse', 'Farge', 'Status'])
    expect(html).toMatch(/value="women"[^>]*\/><span>Kvinner<\/span> <span[^>]*>2</)
  })

  test('a gender’s list does not ask for the fit', () => {
    const html = renderToStaticMarkup(<FilteredListing lang="en" products={[shell, preorder]} gender="women" />)
    expect(html).not.toContain('<summary>Fit<')
    expect(html).toContain('?fit=women')
  })
})
