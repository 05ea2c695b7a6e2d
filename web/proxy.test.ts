import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'

const find = vi.hoisted(() => vi.fn())
vi.mock('./server/catalogue/known-paths.ts', () => ({ createKnownPaths: () => find }))
const { proxy } = await import('./proxy.ts')

/** The proxy's response to a visit. */
async function visit(path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const request = new NextRequest(`http://shop.example${path}`, { headers: { cookie: cookie.join('; ') } })
  const response = await proxy(request)
  const shown = response.headers.get('x-middleware-rewrite') ?? response.headers.get('location')
  return {
    status: Number(response.headers.get('x-page-status') ?? response.status),
    to: shown?.replace('http://shop.example', ''),
  }
}

describe('[R1.04] the root', () => {
  test('leads to nb, or to the saved language', async () => {
    expect(await visit('/')).toEqual({ status: 307, to: '/nb' })
    expect(await visit('/', { language: 'en' })).toEqual({ status: 307, to: '/en' })
    expect(await visit('/', { language: 'de' })).toEqual({ status: 307, to: '/nb' })
  })
})

describe('[R2.12] old paths with an ampersand', () => {
  test('redirect permanently, whatever their encoding, and keep their query', async () => {
    expect(await visit('/EN/shop/Men/jackets-%26-shirts?size=M')).toEqual({
      status: 308,
      to: '/en/shop/men/jackets-and-shirts?size=M',
    })
    expect(await visit('/nb/shop/t-skjorter-&-tr%C3%B8yer')).toEqual({
      status: 308,
      to: '/nb/shop/t-skjorter-og-singlet',
    })
  })
})

test('[R1.04] the sitemap and its files are no pages of a language', async () => {
  for (const path of ['/sitemap.xml', '/sitemaps/sitemap/0.xml', '/sitemaps/sitemap/12.xml'])
    expect(await visit(path), path).toEqual({ status: 200, to: undefined })
  for (const path of ['/sitemaps/sitemap/0', '/sitemaps/sitemap/12345.xml', '/sitemaps/sitemap/a.xml'])
    expect((await visit(path)).status, path).toBe(404)
})

test('browsers and feed readers that ask for /favicon.ico are led to the icon', async () => {
  expect(await visit('/favicon.ico')).toEqual({ status: 308, to: '/apple-icon.png' })
})

describe('[R2.31] addresses', () => {
  test('of pages pass', async () => {
    find.mockResolvedValueOnce({ kind: 'page' })
    expect(await visit('/nb/shop/')).toEqual({ status: 200, to: undefined })
    expect(find).toHaveBeenLastCalledWith('/nb/shop')
  })

  test('of nothing show the 404 page of their language', async () => {
    find.mockResolvedValue({ kind: 'missing' })
    expect(await visit('/en/nope')).toEqual({ status: 404, to: '/en/page-not-found' })
    expect(await visit('/EN/shop')).toEqual({ status: 404, to: '/en/page-not-found' })
    expect(await visit('/de/shop')).toEqual({ status: 404, to: '/nb/page-not-found' })
    expect(await visit('/nb/%E0%A4%A')).toEqual({ status: 404, to: '/nb/page-not-found' })
  })

  test('of renamed documents move, with the query', async () => {
    const moved = (to: string, permanent = true) =>
      find.mockResolvedValueOnce({ kind: 'moved', destination: { to, permanent } })
    moved('/nb/new')
    expect(await visit('/nb/old')).toEqual({ status: 308, to: '/nb/new' })
    moved('/nb/new', false)
    expect(await visit('/nb/old')).toEqual({ status: 307, to: '/nb/new' })
    moved('/nb/shop?size=L#list')
    expect(await visit('/nb/old?size=M&utm=1')).toEqual({ status: 308, to: '/nb/shop?size=L&utm=1#list' })
    moved('https://example.com/a?b#c')
    expect(await visit('/nb/old?utm=1')).toEqual({ status: 308, to: 'https://example.com/a?b#c' })
    moved('/nb/new')
    expect(await visit('/NB/Old')).toEqual({ status: 308, to: '/nb/new' })
    expect(find).toHaveBeenLastCalledWith('/NB/Old')
  })

  test('pass in draft mode, where the page itself decides', async () => {
    find.mockResolvedValue({ kind: 'missing' })
    expect(await visit('/nb/draft', { __prerender_bypass: 'x' })).toEqual({ status: 200, to: undefined })
  })
})

test('[R2.32] test-error fails where its address says', async () => {
  expect(await visit('/nb/test-error')).toEqual({ status: 200, to: '/nb/test-error/client' })
  expect(await visit('/en/test-error?where=server')).toEqual({ status: 200, to: '/en/test-error/server' })
})

describe('an address with a simulation', () => {
  const draft = { __prerender_bypass: 'editor' }
  const address = '/nb/shop/x?color=1f1f1f&simulate=day.2027-03-01_stock.soldOut'

  async function cookieOf(path: string, cookies: Record<string, string>) {
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const request = new NextRequest(`http://shop.example${path}`, { headers: { cookie: cookie.join('; ') } })
    return (await proxy(request)).headers.get('set-cookie')
  }

  test('[R6.05] is for a visitor the page as it is', async () => {
    find.mockResolvedValue({ kind: 'page' })
    expect(await visit(address)).toEqual({ status: 200, to: undefined })
    expect(await cookieOf(address, {})).toBeNull()
  })

  test('leads an editor to the page, which has it in a cookie', async () => {
    expect(await visit(address, draft)).toEqual({ status: 307, to: '/nb/shop/x?color=1f1f1f' })
    expect(await cookieOf(address, draft)).toMatch(/^simulation=day\.2027-03-01_stock\.soldOut; Path=\/; .*HttpOnly/)
  })

  test.each(['', 'price.0'])('ends it when it is "%s"', async (text) => {
    expect(await visit(`/nb?simulate=${text}`, draft)).toEqual({ status: 307, to: '/nb' })
    expect(await cookieOf(`/nb?simulate=${text}`, draft)).toMatch(/^simulation=; .*Max-Age=0/)
  })
})
