import { expect, test } from 'vitest'
import { routableTypes } from '#schemas/fields/routableTypes.ts'
import { locations, locationsOf } from './locations.ts'

const slug = (nb?: string, en?: string) => ({ nb: { current: nb }, en: { current: en } })
const hrefs = (...given: Parameters<typeof locationsOf>) => locationsOf(...given).map(({ href }) => href)

const complete = {
  name: { nb: 'Navn', en: 'Name' },
  slug: slug('navn', 'name'),
  path: slug('sti', 'path'),
  categorySlug: slug('magasin', 'journal'),
}

test.each(routableTypes)('%s has places in both languages', (type) => {
  expect(locations).toHaveProperty(type)
  const found = hrefs(type, complete)
  expect(found.some((href) => href.startsWith('/nb'))).toBe(true)
  expect(found.some((href) => href.startsWith('/en'))).toBe(true)
})

test('an article is found on its own page and in its category', () => {
  expect(hrefs('contentPage', complete)).toEqual(['/nb/magasin/navn', '/nb/magasin', '/en/journal/name', '/en/journal'])
})

test('an article whose category is missing is found at its own address alone', () => {
  const { categorySlug: _, ...missing } = complete
  expect(hrefs('contentPage', missing)).toEqual(['/nb/navn', '/en/name'])
})

test('a clothing type is found under the genders that list it', () => {
  expect(hrefs('clothingType', { ...complete, genders: ['men'] })).toEqual([
    '/nb/shop/navn',
    '/nb/shop/men/navn',
    '/en/shop/name',
    '/en/shop/men/name',
  ])
})

test('a crowdsourced product is found in its discussion', () => {
  expect(hrefs('product', { ...complete, productState: 'crowdSourcing' })).toContain('/nb/community/navn')
  expect(hrefs('product', { ...complete, productState: 'normal' })).toEqual(['/nb/shop/navn', '/en/shop/name'])
})

test('a page that exists in one language has a place in that one only', () => {
  expect(hrefs('landingPage', { path: slug('bare-norsk') })).toEqual(['/nb/bare-norsk'])
})

test('places are named after the document in their language', () => {
  expect(locationsOf('product', complete).map(({ title }) => title)).toEqual(['Navn · Norwegian', 'Name · English'])
})

test('a category is named as the article’s readers know it', () => {
  const named = { ...complete, categoryTitle: { nb: 'Magasinet', en: 'The journal' } }
  expect(locationsOf('contentPage', named).map(({ title }) => title)).toEqual([
    'Navn · Norwegian',
    'Magasinet · Norwegian',
    'Name · English',
    'The journal · English',
  ])
})

test('one place is enough, and a page without any asks for an address', () => {
  expect(placesOf({ path: slug('bare-norsk') })).toMatchObject({ locations: [{ href: '/nb/bare-norsk' }] })
  for (const none of [{}, null]) expect(placesOf(none)).toMatchObject({ message: expect.stringMatching(/address/) })
})

/** What the Presentation tool is told of a landing page. */
function placesOf(document: Record<string, unknown> | null): unknown {
  const { landingPage } = locations
  if (!landingPage || !('resolve' in landingPage)) throw new Error('landing pages are looked up')
  return landingPage.resolve(document)
}

test('what is on every page can be seen on the front page, the splash even when it was dismissed', () => {
  expect(locations.footer).toMatchObject({ locations: [{ href: '/nb' }, { href: '/en' }] })
  expect(locations.overshootSplash).toMatchObject({
    locations: [{ href: '/nb?alwaysShowOvershootDaySplash=true' }, {}],
  })
})
