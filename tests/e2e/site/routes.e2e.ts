import { readFileSync } from 'node:fs'
import { root } from '#scripts/stack/root.ts'
import { home as enHome } from '#web/i18n/messages/en/home.ts'
import { home as nbHome } from '#web/i18n/messages/nb/home.ts'
import { type LinkableDocument, pageLink } from '#web/routing/links.ts'
import { listingPagePath } from '#web/routing/listing-pages.ts'
import { expect, test } from '../support/fixtures.ts'

const languages = ['nb', 'en'] as const
const heroTexts = { nb: nbHome, en: enHome }
const routes = [
  '', '/shop', '/shop/women', '/shop/men', '/checkout', '/checkout/failed', '/checkout/success', '/check-payment', '/crowdfunding/confirmation',
  '/account', '/search', '/community', '/environment', '/content/community', '/test-error',
] // biome-ignore format: one glance

test('every fixed route responds in both languages', async ({ request }) => {
  for (const lang of languages) {
    await test.step(lang, async () => {
      for (const route of routes) {
        const response = await request.get(`/${lang}${route}`)
        expect(response.status(), `/${lang}${route}`).toBe(200)
        expect(await response.text()).toContain(`<html lang="${lang}"`)
      }
    })
  }
})

test('[R2.01] the front page is built as a static page, the same for every visitor', async ({ request }) => {
  for (const lang of languages) {
    await test.step(lang, async () => {
      const manifest = JSON.parse(
        readFileSync(`${root}/web/${process.env.NEXT_DIST_DIR}/prerender-manifest.json`, 'utf8'),
      )
      expect(manifest.routes[`/${lang}`]).toMatchObject({ compute: 'static', response: 'complete' })
      const etagFor = async (cookie: string) => (await request.get(`/${lang}`, { headers: { cookie } })).headers().etag
      const etag = await etagFor('')
      expect(etag).toBeTruthy()
      expect(await etagFor(`language=${lang}; session=somebody`)).toBe(etag)
    })
  }
})

test('[R2.02] the shop lists all products, a page after the other', async ({ request, lake }) => {
  for (const lang of languages) {
    await test.step(lang, async () => {
      const slugs = await lake.fetch<string[]>(
        '*[_type == "product" && defined(slug[$lang].current) && !(slug.nb.current match "e2e-*")].slug[$lang].current',
        { lang },
        { perspective: 'published' },
      )
      expect(slugs.length).toBeGreaterThan(20)
      let html = ''
      for (let page = 1; ; page++) {
        const response = await request.get(listingPagePath(`/${lang}/shop`, page))
        if (page > 1 && response.status() === 404) break
        expect(response.status()).toBe(200)
        html += await response.text()
      }
      expect(slugs.filter((slug) => !html.includes(`href="/${lang}/shop/${slug}"`))).toEqual([])
    })
  }
})

test('[R2.08] every page of the content is at its address, with its own title', async ({ request, lake }) => {
  for (const lang of languages) {
    await test.step(lang, async () => {
      const pages = await lake.fetch<ContentDocument[]>(pagesQuery, { lang }, { perspective: 'published' })
      const addresses = pages.map((page) => pageLink(lang, page))
      expect(addresses).toEqual(expect.arrayContaining([`/${lang}/environment`, `/${lang}/content/community`]))
      for (const type of ['page', 'contentPage', 'categoryPage', 'landingPage'])
        expect(pages.map(({ _type }) => _type)).toContain(type)
      for (const [index, address] of addresses.entries()) {
        const html = await (await request.get(address ?? 'no address')).text()
        const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? []
        expect(textOf(heading), address).toBe(pages[index]?.title)
      }
    })
  }
})

test('[R2.03] the hero of the front page leads to the shop for women and the shop for men', async ({ request }) => {
  for (const lang of languages) {
    const html = await (await request.get(`/${lang}`)).text()
    const [, hero = ''] = /<main.*?<section[^>]*>(.*?)<\/section>/s.exec(html) ?? []
    const links = [...hero.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, text]) => [
      href,
      textOf((text ?? '').replace(/<span aria-hidden="true">.*?<\/span>/gs, '')),
    ])
    for (const gender of ['women', 'men'] as const)
      expect(links).toContainEqual([`/${lang}/shop/${gender}`, heroTexts[lang][gender]])
  }
})

type ContentDocument = LinkableDocument & { readonly title: string }

const pagesQuery = `*[_type in ["page", "contentPage", "categoryPage", "landingPage"] && !(_id match "*e2e*")]{
  _type, slug, path, "category": category->{slug}, "title": coalesce(title[$lang], title.nb)
}`

/** The text of a piece of HTML. */
function textOf(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (entity, name) => entities[name] ?? entity)
}

test('[R2.11] the terms are where checkout and consent link to', async ({ request }) => {
  for (const path of ['/en/content/terms-and-conditions', '/nb/content/vilkar-og-kjopsbetingelser']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(/<main.*<h1/s)
  }
})

test('/ leads to the default language, or to the saved one', async ({ request }) => {
  const first = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'en' } })
  expect(first.status()).toBe(307)
  expect(new URL(first.headers().location ?? '', first.url()).pathname).toBe('/nb')
})

test('[R2.12] old paths with an ampersand redirect permanently, in any letter case, encoded or not', async ({
  request,
}) => {
  const moves = [
    ['/en/shop/men/jackets-&-shirts', '/en/shop/men/jackets-and-shirts'],
    ['/en/shop/women/Jackets-%26-Shirts', '/en/shop/women/jackets-and-shirts'],
    ['/nb/shop/men/bukser-&-shorts', '/nb/shop/men/bukser-og-shorts'],
    ['/NB/Shop/Women/BUKSER-%26-SHORTS', '/nb/shop/women/bukser-og-shorts'],
  ] as const
  for (const [from, to] of moves) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(308)
    expect(new URL(response.headers().location ?? '', response.url()).pathname, from).toBe(to)
    expect((await request.get(to)).status(), to).toBe(200)
  }
})
