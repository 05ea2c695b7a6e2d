import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { ProductCard } from './product-card.tsx'
import type { ProductCardData } from './product-card-data.ts'

beforeAll(() => {
  vi.stubEnv('SANITY_STUDIO_PROJECT_ID', 'tretopp')
  vi.stubEnv('SANITY_STUDIO_DATASET', 'production')
  vi.stubEnv('SANITY_API_READ_TOKEN', 'token')
  vi.stubEnv('SANITY_REVALIDATE_SECRET', 'sixteen-characters')
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000')
  vi.stubEnv('STUDIO_ORIGIN', 'http://localhost:3333')
  return () => vi.unstubAllEnvs()
})

const trousers: ProductCardData = {
  _id: 'product-kolle',
  _type: 'product',
  slug: { nb: { current: 'kolle' } },
  title: 'Kolle vinterbukse',
  cardTitle: null,
  cardTag: null,
  productState: 'crowdFunding',
  crowdfundingDate: '2026-12-12',
  crowdfundingGoal: 100,
  fit: ['women', 'men'],
  colors: [{ _key: 'a', name: 'Gran', hex: '#1F3033', hex2: '#CCCC52' }],
  images: ['women', 'men'].map((gender) => ({
    _key: gender,
    gender,
    colorHex: '#1F3033',
    asset: { _ref: `image-${gender}-1460x1874-jpg` },
    alt: `Kolle, ${gender}`,
  })),
}

function render(props: Partial<Parameters<typeof ProductCard>[0]> = {}): string {
  return renderToStaticMarkup(<ProductCard lang="nb" product={trousers} {...props} />)
}

test('a card: title, tag, named two-tone colours, what the campaign says', () => {
  const html = render()
  expect(html).toContain('Støtt produksjonen')
  expect(html).toContain('linear-gradient(135deg, #1F3033 50%, #CCCC52 50%)')
  expect(html).toContain('Gran')
  expect(html).toContain('Mål 100 stykk · frist 12. desember 2026')
  expect(render({ product: { ...trousers, cardTitle: 'Kolle' } })).toMatch(/>Kolle<\/a>/)
})

test('[R2.04] on a gender’s list its cut comes first and the link opens on it', () => {
  expect(render()).toContain('href="/nb/shop/kolle"')
  const html = render({ gender: 'men' })
  expect(html).toContain('href="/nb/shop/kolle?fit=men"')
  expect(html).toMatch(/<img[^>]*alt="Kolle, men"/)
  expect(html).not.toMatch(/<img[^>]*alt="Kolle, women"/)
})

test('a product without a page in this language is shown without a link', () => {
  expect(render({ lang: 'en' })).not.toContain('<a ')
})
