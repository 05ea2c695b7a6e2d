import { expect, test } from 'vitest'
import type { Usage } from '#studio-plugins/usage/usage.ts'
import { locationsFrom } from './locations.ts'

const usage = (pages: Usage['pages'], isOnEveryPage = false): Usage => ({
  pages,
  isOnEveryPage,
  users: [],
  isCut: false,
  publishedAddresses: {},
  publishedPaths: [],
  current: undefined,
})
const page = (nb: string, en?: string) => ({
  title: { nb, en: en ?? null },
  hrefs: { nb: `/nb/${nb}`, ...(en && { en: `/en/${en}` }) },
})

test('pages are counted once, and can be seen in each language that they exist in', () => {
  expect(locationsFrom(usage([page('navn', 'name'), page('bare-norsk')]))).toEqual({
    message: 'Used on 2 pages',
    locations: [
      { title: 'navn · Norwegian', href: '/nb/navn' },
      { title: 'name · English', href: '/en/name' },
      { title: 'bare-norsk · Norwegian', href: '/nb/bare-norsk' },
    ],
  })
})

test('a link in the menu counts as shown on every page', () => {
  expect(locationsFrom(usage([page('navn')], true)).message).toBe(
    'Used on 1 page, and linked from the menu or footer of every page',
  )
})

test('only the first of very many pages are listed', () => {
  const { message, locations } = locationsFrom(usage(Array.from({ length: 51 }, (_, number) => page(`side-${number}`))))
  expect(message).toBe('Used on 51 pages; the first 50 are listed')
  expect(locations).toHaveLength(50)
})

test('a page without any place asks for an address', () => {
  expect(locationsFrom(usage([]))).toMatchObject({ message: expect.stringMatching(/address/), tone: 'caution' })
})

test('a shared text without a page says that no page shows it', () => {
  const nowhere = { message: 'Nowhere', tone: 'caution' as const }
  expect(locationsFrom(usage([]), () => nowhere)).toEqual(nowhere)
})
