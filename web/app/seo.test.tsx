import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'

vi.mock('../config/server-env.ts', () => ({ env: { siteOrigin: 'https://shop.example' } }))
vi.mock('./site-routes.ts', () => ({ allRoutes: async () => ({ docs, newerPage: newerCommunity }) }))
vi.mock('../content/pages.ts', () => ({
  loadSiteFrame: async () => ({ settings: { shopName: 'Tretopp' }, footer: null }),
}))
vi.mock('../services/sanity/pictures.ts', () => ({ openGraphPicture: () => undefined }))

const { breadcrumbList } = await import('../seo/structured-data/breadcrumb-list.ts')
const { JsonLd } = await import('../seo/structured-data/json-ld.tsx')
const { default: manifest } = await import('./manifest.ts')
const { inBothLanguages, pageMetadata } = await import('../seo/page-metadata.ts')
const { default: robots } = await import('./robots.ts')
const { sitemapFiles } = await import('./sitemap-pages.ts')
const { default: sitemapFile, generateSitemaps } = await import('./sitemaps/sitemap.ts')
const { GET: sitemapIndex } = await import('./sitemap.xml/route.ts')

const sitemap = () => sitemapFile({ id: Promise.resolve('0') })

const slug = (nb: string, en?: string) => ({ nb: { current: nb }, ...(en && { en: { current: en } }) })
const changed = '2026-01-01T00:00:00Z'
let newerCommunity: (typeof docs)[number] | undefined
const listed = { _updatedAt: changed, noIndex: false, isListedInEnglish: true }
const docs = [
  { _id: 'a', _type: 'categoryPage', slug: slug('om', 'about'), ...listed },
  { _id: 'b', _type: 'categoryPage', slug: slug('bare-norsk'), ...listed },
  { _id: 'c', _type: 'categoryPage', slug: slug('skjult', 'hidden'), ...listed, noIndex: true },
  { _id: 'd', _type: 'categoryPage', slug: slug('uoversatt', 'untranslated'), ...listed, isListedInEnglish: false },
]

describe('structured data', () => {
  test('cannot be closed by any text in it', () => {
    const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Product', name: '</script><script>alert(1)' }} />)
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org', name: '</script><script>alert(1)' })
  })

  test('breadcrumbs are numbered and end with the page itself', () => {
    const list = breadcrumbList(
      [{ title: 'Forsiden', href: '/nb' }, { title: null }, { title: 'Jakker' }],
      '/nb/jakker',
    )
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Forsiden', item: 'https://shop.example/nb' },
      { '@type': 'ListItem', position: 2, name: 'Jakker', item: 'https://shop.example/nb/jakker' },
    ])
  })
})

describe('[R1.04] the sitemap', () => {
  test('names each page with its translated slugs', async () => {
    const about = (await sitemap()).filter(({ url }) => /\/(om|about)$/.test(url))
    const languages = {
      nb: 'https://shop.example/nb/om',
      en: 'https://shop.example/en/about',
      'x-default': 'https://shop.example/nb/om',
    }
    expect(about.map(({ url }) => url)).toEqual([languages.nb, languages.en])
    for (const entry of about) expect(entry.alternates).toEqual({ languages })
  })

  test('includes pages in one language only, and leaves out pages not for search engines, and in English those without it', async () => {
    const urls = (await sitemap()).map(({ url }) => url)
    expect(urls).toContain('https://shop.example/nb/bare-norsk')
    expect(urls.filter((url) => /hidden|skjult|\/en\/bare-norsk|checkout|account/.test(url))).toEqual([])
    expect(urls.filter((url) => /untranslated|uoversatt/.test(url))).toEqual(['https://shop.example/nb/uoversatt'])
    expect(robots().rules).toMatchObject({ disallow: expect.arrayContaining(['/nb/checkout', '/api/']) })
  })
})

test('[R1.04] the sitemap is an index of files that hold a bounded number of pages each, all of them together', async () => {
  const [all = []] = await sitemapFiles()
  const files = await sitemapFiles(2)
  expect(files.map((pages) => pages.length)).toEqual([2, 2, 2, 2])
  expect(files.flat()).toEqual(all)
  expect(await generateSitemaps()).toEqual([{ id: 0 }])
  expect(await sitemapFile({ id: Promise.resolve('1') })).toEqual([])
  const index = await (await sitemapIndex()).text()
  expect(index).toContain('<sitemap><loc>https://shop.example/sitemaps/sitemap/0.xml</loc></sitemap>')
  expect(robots().sitemap).toBe('https://shop.example/sitemap.xml')
})

test('[R2.37] the sitemap names the newer community page only, in the languages that have one', async () => {
  const community = async () => (await sitemap()).flatMap(({ url }) => /\/(nb|en)\/community$/.exec(url)?.[1] ?? [])
  expect(await community()).toEqual(['nb', 'en'])
  newerCommunity = docs[1]
  expect(await community()).toEqual(['en'])
  newerCommunity = undefined
})

describe('metadata', () => {
  test('hreflang lists both languages, with nb for all others', async () => {
    const paths = inBothLanguages((lang) => `/${lang}/x`)
    const { alternates, title } = await pageMetadata('en', { title: 'Wool', paths })
    expect(alternates).toEqual({ canonical: '/en/x', languages: { nb: '/nb/x', en: '/en/x', 'x-default': '/nb/x' } })
    expect(title).toBe('Wool – Tretopp')
  })

  test('a page in one language has no translations; a shell is not indexed', async () => {
    const metadata = await pageMetadata('nb', { title: null, paths: { nb: '/nb/x' }, noIndex: true })
    expect(metadata.alternates).toEqual({ canonical: '/nb/x', languages: {} })
    expect(metadata.robots).toEqual({ index: false, follow: true })
    expect(metadata.title).toBe('Tretopp')
  })
})

test('[R1.01] the web manifest', async () => {
  expect(await manifest()).toMatchObject({
    name: 'Tretopp',
    display: 'minimal-ui',
    start_url: '/',
    theme_color: '#CCCC52',
    background_color: '#fff',
  })
})
