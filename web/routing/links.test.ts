import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { termsLink } from './fixed-links.ts'
import { isLanguage, languages } from './languages.ts'
import { alternatePath, discussionLink, genderClothingTypeLink, pageLink, productLink } from './links.ts'
import { privacyLink } from './privacy-link.ts'
import { readTarget } from './request-target.ts'
import { routableTypes } from './site-pages.ts'

const both = { nb: { current: 'om-oss' }, en: { current: 'about-us' } }
const category = { slug: { nb: { current: 'innhold' }, en: { current: 'content' } } }
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const lang = fc.constantFrom(...languages)

describe('[R2.10] link rules', () => {
  test('page: category is optional, slug per language', () => {
    expect(pageLink('nb', { _type: 'page', slug: both, category })).toBe('/nb/innhold/om-oss')
    expect(pageLink('en', { _type: 'page', slug: both, category })).toBe('/en/content/about-us')
    expect(pageLink('en', { _type: 'page', slug: both })).toBe('/en/about-us')
    expect(pageLink('en', { _type: 'page', slug: { nb: both.nb }, category })).toBeUndefined()
  })

  test('contentPage: nb slug where the language has none', () => {
    const doc = { _type: 'contentPage', slug: { nb: both.nb }, category }
    expect(pageLink('en', doc)).toBe('/en/content/om-oss')
    expect(pageLink('nb', { ...doc, slug: { en: both.en } })).toBeUndefined()
  })

  test('categoryPage, landingPage, clothingType, shopPage', () => {
    expect(pageLink('nb', { _type: 'categoryPage', slug: both, category })).toBe('/nb/om-oss')
    expect(pageLink('en', { _type: 'landingPage', path: { en: { current: 'spring/wool' } } })).toBe('/en/spring/wool')
    expect(pageLink('en', { _type: 'landingPage', slug: both })).toBeUndefined()
    expect(pageLink('nb', { _type: 'clothingType', slug: both })).toBe('/nb/shop/om-oss')
    expect(pageLink('nb', { _type: 'shopPage' })).toBe('/nb/shop')
  })

  test('any other type or language: no link', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), slug, (otherLang, otherType, current) => {
        const slugs = { nb: { current }, en: { current } }
        fc.pre(!isLanguage(otherLang))
        expect(pageLink(otherLang, { _type: 'page', slug: slugs })).toBeUndefined()
        fc.pre(!routableTypes.some((type) => type === otherType))
        expect(pageLink('nb', { _type: otherType, slug: slugs, path: slugs })).toBeUndefined()
      }),
    )
    expect(pageLink('nb', { _type: 'siteSettings', slug: both, path: both })).toBeUndefined()
    expect(pageLink('nb', null)).toBeUndefined()
  })

  test('a link always starts with its language and holds the slug', () => {
    fc.assert(
      fc.property(lang, slug, slug, (language, current, parent) => {
        const doc = { slug: { [language]: { current } }, category: { slug: { [language]: { current: parent } } } }
        expect(pageLink(language, { ...doc, _type: 'page' })).toBe(`/${language}/${parent}/${current}`)
        expect(pageLink(language, { ...doc, _type: 'clothingType' })).toBe(`/${language}/shop/${current}`)
      }),
    )
  })

  test('the link is one absolute path on this site, whatever a slug holds', () => {
    fc.assert(
      fc.property(lang, fc.string(), (language, current) => {
        const link = pageLink(language, { _type: 'categoryPage', slug: { [language]: { current } } })
        if (link === undefined) return
        expect(link.startsWith(`/${language}/`)).toBe(true)
        expect(new URL(link, 'https://shop.example').host).toBe('shop.example')
        expect(readTarget(link)).toEqual({ kind: 'path', path: link, search: '' })
      }),
    )
  })

  test.each(['..', 'a/./b', '100%', 'a?b', 'a#b', 'a\\b', 'a\u0000b', ' a', 'a\t', 'ø'.repeat(101)])(
    'a slug that can be no part of an address gives none: %j',
    (current) => {
      const slugs = { nb: { current } }
      expect(pageLink('nb', { _type: 'page', slug: slugs })).toBeUndefined()
      expect(pageLink('nb', { _type: 'landingPage', path: slugs })).toBeUndefined()
      expect(productLink('nb', current)).toBeUndefined()
      expect(discussionLink('nb', current)).toBeUndefined()
      expect(genderClothingTypeLink('nb', 'women', current)).toBeUndefined()
      const below = { _type: 'page', slug: { nb: { current: 'ull' } }, category: { slug: slugs } }
      expect(pageLink('nb', below)).toBe('/nb/ull')
    },
  )
})

describe('slugs with slashes', () => {
  const slugs = { nb: { current: 'a/b' } }

  test('give no address below the shop or the community, whose routes take one segment', () => {
    expect(pageLink('nb', { _type: 'product', slug: slugs })).toBeUndefined()
    expect(pageLink('nb', { _type: 'clothingType', slug: slugs })).toBeUndefined()
    expect(productLink('nb', 'a/b')).toBeUndefined()
    expect(discussionLink('nb', 'a/b')).toBeUndefined()
    expect(genderClothingTypeLink('nb', 'women', 'a/b')).toBeUndefined()
  })

  test('give several segments elsewhere, and stray ones are dropped', () => {
    expect(pageLink('nb', { _type: 'landingPage', path: slugs })).toBe('/nb/a/b')
    expect(pageLink('nb', { _type: 'page', slug: slugs, category: { slug: slugs } })).toBe('/nb/a/b/a/b')
    expect(pageLink('nb', { _type: 'product', slug: { nb: { current: '/a/' } } })).toBe('/nb/shop/a')
    expect(pageLink('nb', { _type: 'page', slug: { nb: { current: '/' } } })).toBeUndefined()
  })
})

test('front page, product and community page have their own rules', () => {
  expect(pageLink('nb', { _type: 'homePage' })).toBe('/nb')
  expect(pageLink('en', { _type: 'product', slug: both })).toBe('/en/shop/about-us')
  expect(pageLink('en', { _type: 'communityPage' })).toBe('/en/community')
  expect(pageLink('de', { _type: 'homePage' })).toBeUndefined()
})

test('[R2.11] terms links, and those about privacy', () => {
  expect(privacyLink('en')).toBe('/en/content/privacy-and-cookies')
  expect(privacyLink('nb')).toBe('/nb/content/personvern-og-informasjonskapsler')
  expect(termsLink('en')).toBe('/en/content/terms-and-conditions')
  expect(termsLink('nb')).toBe('/nb/content/vilkar-og-kjopsbetingelser')
})

describe('the language switch', () => {
  test('leads to the same page, else to the nearest parent, else to the front page', () => {
    const page = { _type: 'page', slug: { nb: both.nb }, category }
    const parent = { _type: 'categoryPage', slug: category.slug }
    expect(alternatePath('en', [{ ...page, slug: both }, parent])).toBe('/en/content/about-us')
    expect(alternatePath('en', [page, parent])).toBe('/en/content')
    expect(alternatePath('en', [page, { ...parent, slug: { nb: { current: 'innhold' } } }])).toBe('/en')
  })
})
