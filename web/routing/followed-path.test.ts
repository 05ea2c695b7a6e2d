import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { followedPath } from './followed-path.ts'

const here = 'https://tretopp.example/nb/shop?size=M#list'

describe('links that the site follows without a page load', () => {
  test.each([
    ['/nb/shop/fjelljakke', '/nb/shop/fjelljakke'],
    ['https://tretopp.example/nb/search?q=ull#top', '/nb/search?q=ull#top'],
    ['/nb', '/nb'],
    ['/nb/shop', '/nb/shop'],
    ['?size=L', '/nb/shop?size=L'],
    ['/nb/shop?size=L#list', '/nb/shop?size=L#list'],
  ])('%s leads to %s', (href, page) => {
    expect(followedPath(href, here)).toBe(page)
  })

  test.each([
    ['another site', 'https://example.com/nb/shop'],
    ['another port', 'https://tretopp.example:8443/nb/shop'],
    ['the other language, which is another document', '/en/shop'],
    ['an address that is no page', '/api/draft-mode/disable'],
    ['a file', '/sitemap.xml'],
    ['the way to the saved language', '/'],
    ['a language that does not exist', '/de/shop'],
    ['the checkout, which has a security policy of its own', '/nb/checkout'],
    ['a place in this page', '#list'],
    ['a place in this page by its whole address', '/nb/shop?size=M#other'],
    ['mail', 'mailto:hei@tretopp.example'],
    ['a telephone', 'tel:+4721000000'],
    ['script', 'javascript:alert(1)'],
    ['no address', 'https://'],
  ])('not %s', (_, href) => {
    expect(followedPath(href, here)).toBeUndefined()
  })

  test('out of the checkout every link loads its page, the success page too', () => {
    const checkout = 'https://tretopp.example/nb/checkout'
    for (const href of ['/nb', '/nb/shop', '/nb/checkout/success', '/nb/checkout/failed'])
      expect(followedPath(href, checkout)).toBeUndefined()
    expect(followedPath('/nb/checkout?country=SE', checkout)).toBe('/nb/checkout?country=SE')
  })

  test('the page is one of this site in this language, whatever the link', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath()), (href) => {
        const page = followedPath(href, here)
        return page === undefined || new URL(page, here).href.startsWith('https://tretopp.example/nb')
      }),
    )
  })
})
