import { expect, test } from 'vitest'
import { redirectId } from '#web/routing/redirects/plan.ts'
import { redirectsTo } from './send-visitors.ts'

const lost = [
  { language: 'nb', path: '/nb/shop/jakker' },
  { language: 'nb', path: '/nb/shop/men/jakker' },
  { language: 'en', path: '/en/shop/jackets' },
] as const

test('each address leads to the page in its language, for good when the page is deleted', () => {
  const redirects = redirectsTo({ linkNb: '/nb/shop', linkEn: '/en/shop' }, lost, true)
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/nb/shop/jakker', '/nb/shop'],
    ['/nb/shop/men/jakker', '/nb/shop'],
    ['/en/shop/jackets', '/en/shop'],
  ])
  expect(redirects[0]).toMatchObject({ _id: redirectId('/nb/shop/jakker'), permanent: true })
  expect(redirectsTo({ linkNb: '/nb/shop', linkEn: '/en/shop' }, lost, false)[0]?.permanent).toBe(false)
})

test('a page in one language gets the visitors of both, and never leads to itself', () => {
  expect(redirectsTo({ linkNb: '/nb/Shop/Jakker', linkEn: undefined }, lost, true).map(({ from }) => from)).toEqual([
    '/nb/shop/men/jakker',
    '/en/shop/jackets',
  ])
})
