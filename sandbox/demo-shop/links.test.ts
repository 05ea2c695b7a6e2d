import { expect, test } from 'vitest'
import { addressProblems, type Page } from '#studio-plugins/link-guard/addresses.ts'
import { linkWarning, targetOf } from '#studio-plugins/link-guard/link-targets.ts'
import { termsLink } from '#web/routing/fixed-links.ts'
import { pageLink } from '#web/routing/links.ts'
import { oldPathRedirect } from '#web/routing/old-paths.ts'
import { assetIdOf, readPictures } from './dataset.ts'
import { demoDocuments } from './documents.ts'
import { objectsIn } from './testing/objects-in.ts'

const documents = demoDocuments(new Date('2026-11-21T12:00:00'))
const byId = new Map(documents.map((document) => [document._id, document]))
const objects = objectsIn(documents)

const pages = documents.map((document): Page => {
  const category = document.category as { _ref: string } | undefined
  return { ...document, category: category ? byId.get(category._ref) : null, published: true } as Page
})

test('every reference leads to a document or a picture, and every picture is used', () => {
  const targets = new Set(objects.filter(({ value }) => '_ref' in value).map(({ value }) => String(value._ref)))
  const pictures = readPictures().map(assetIdOf)
  expect([...targets].filter((id) => !pictures.includes(id) && !byId.has(id))).toEqual([])
  expect(pictures.filter((id) => !targets.has(id))).toEqual([])
})

test('no address shadows another or a page of the shop', () => {
  expect(pages.flatMap((page) => addressProblems(page, pages).map(({ message }) => `${page._id}: ${message}`))).toEqual(
    [],
  )
})

test('every typed link leads to a page in the language of its text', () => {
  const typed = objects.flatMap(({ value, path }) => {
    const language = path.match(/\.(nb|en)\./)?.[1] as 'nb' | 'en' | undefined
    const links = [
      [value.href, language],
      [value.url, language],
      [value.linkNb, 'nb'],
      [value.linkEn, 'en'],
      [value._type === 'redirect' ? value.to : undefined, undefined],
    ] as const
    return links.flatMap(([href, lang]) => (typeof href === 'string' ? [{ path, href, lang }] : []))
  })
  expect(typed.length).toBeGreaterThan(100)
  expect(typed.flatMap(({ path, href, lang }) => (linkWarning(href, pages, lang) ? `${path} ${href}` : []))).toEqual([])
})

test('the terms and the other named pages are where docs/product/2 says [R2.11]', () => {
  const addresses = pages.flatMap((page) => [pageLink('en', page), pageLink('nb', page)])
  const named = ['/en/content/community', '/nb/content/community', '/en/environment', '/nb/environment']
  expect(addresses).toEqual(expect.arrayContaining([termsLink('en'), termsLink('nb'), ...named]))
})

test.each([
  '/en/shop/men/jackets-&-shirts',
  '/en/shop/women/jackets-&-shirts',
  '/en/shop/t-shirts-&-longsleeves',
  '/nb/shop/men/bukser-&-shorts',
  '/nb/shop/women/bukser-&-shorts',
  '/nb/shop/jakker-&-skjorter',
  '/nb/shop/t-skjorter-&-trøyer',
])('the old address %s leads to a clothing type', (old) => {
  expect(targetOf(oldPathRedirect(old) ?? '', pages)).toBe('page')
})
