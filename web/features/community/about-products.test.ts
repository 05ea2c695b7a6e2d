import { expect, test } from 'vitest'
import { productLink } from '#web/routing/links.ts'
import { aboutProducts, MAX_READ } from './about-products.ts'

const withSlugs = (nb: string, en?: string) => {
  const slug = (current: string) => ({ _type: 'slug' as const, current })
  return { slug: { _type: 'localeSlug' as const, nb: slug(nb), ...(en && { en: slug(en) }) } }
}
const products = new Map([
  ['jacket', withSlugs('jakke', 'jacket')],
  ['hat', withSlugs('lue')],
])

test('[R1.05] [R1.06] what is about products without a page leaves its place to what is older', () => {
  const gone = Array.from({ length: MAX_READ - 7 }, (_, index) => ({ id: index, documentId: 'unpublished' }))
  const older = Array.from({ length: 7 }, (_, index) => ({ id: 100 + index, documentId: 'jacket' }))
  const shown = aboutProducts([...gone, ...older], products, 'nb', productLink)
  expect(shown.map(({ entry }) => entry.id)).toEqual([100, 101, 102, 103, 104, 105])
  expect(shown[0]?.href).toBe('/nb/shop/jakke')
})

test('[R1.05] [R1.06] what is about a product that is not in the page’s language is left out', () => {
  const entries = [{ documentId: 'hat' }, { documentId: 'jacket' }]
  expect(aboutProducts(entries, products, 'nb', productLink).map(({ href }) => href)).toEqual([
    '/nb/shop/lue',
    '/nb/shop/jakke',
  ])
  expect(aboutProducts(entries, products, 'en', productLink).map(({ href }) => href)).toEqual(['/en/shop/jacket'])
})
