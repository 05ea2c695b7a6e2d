import { expect, test } from 'vitest'
import { MAX_ROWS, pageRows, publicHref } from './page-rows.ts'

test('a page is a row in each language that it exists in', () => {
  const pages = [
    { title: { nb: 'Utvalget', en: 'Selection' }, hrefs: { nb: '/nb/utvalget', en: '/en/selection' } },
    { title: { nb: 'Bare norsk' }, hrefs: { nb: '/nb/bare-norsk' } },
  ]
  expect(pageRows(pages)).toEqual({
    rows: [
      { href: '/nb/utvalget', language: 'nb', title: 'Utvalget' },
      { href: '/en/selection', language: 'en', title: 'Selection' },
      { href: '/nb/bare-norsk', language: 'nb', title: 'Bare norsk' },
    ],
    more: 0,
  })
})

test('of many pages the first are listed and the others counted', () => {
  const pages = Array.from({ length: 10_000 }, (_, index) => ({ title: { nb: 'x' }, hrefs: { nb: `/nb/${index}` } }))
  const { rows, more } = pageRows(pages)
  expect([rows.length, more]).toEqual([MAX_ROWS, 10_000 - MAX_ROWS])
})

test('before the publication a page that moves is at its old address', () => {
  const redirects = [{ from: '/nb/verksted', to: '/nb/ny' }]
  expect(publicHref('/nb/ny', redirects)).toBe('/nb/verksted')
  expect(publicHref('/nb/frakt', redirects)).toBe('/nb/frakt')
})
