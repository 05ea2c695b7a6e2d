import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepQuery, languageOnArrival, type PageVisit } from './language-redirect.ts'
import { languages } from './languages.ts'

const site = 'https://shop.example'
const arrival: PageVisit = {
  address: `${site}/en/shop/ridge-jacket?fit=women&color=1F3033#care`,
  pageLanguage: 'en',
  savedLanguage: 'nb',
  equivalentAddress: `${site}/nb/shop/ryggjakke`,
  referrer: '',
  isBot: false,
  wasRedirected: false,
}

describe('[R1.02] a saved language that differs from the page’s', () => {
  test('redirects to the equivalent page, query and hash kept', () => {
    const to = '/nb/shop/ryggjakke?fit=women&color=1F3033#care'
    expect(languageOnArrival(arrival)).toEqual({ kind: 'redirect', to })
    expect(languageOnArrival({ ...arrival, referrer: 'https://search.example/' })).toEqual({ kind: 'redirect', to })
  })

  test('leaves bots, first-time visitors and pages in one language alone, and redirects only once', () => {
    const reasons: Partial<PageVisit>[] = [
      { isBot: true },
      { savedLanguage: null },
      { savedLanguage: 'en' },
      { equivalentAddress: undefined },
      { wasRedirected: true },
    ]
    for (const reason of reasons) {
      expect(languageOnArrival({ ...arrival, ...reason }), JSON.stringify(reason)).toEqual({ kind: 'stay' })
    }
  })

  test('does not redirect a visitor who has just switched, even if the new language has not been saved yet', () => {
    expect(languageOnArrival({ ...arrival, referrer: `${site}/nb/shop` })).toEqual({ kind: 'save' })
    expect(languageOnArrival({ ...arrival, referrer: `${site}/en` })).toMatchObject({ kind: 'redirect' })
    expect(languageOnArrival({ ...arrival, referrer: 'https://shop.example.evil/nb' })).toMatchObject({
      kind: 'redirect',
    })
  })

  test('never loops, whatever languages the pages have', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...languages), { minLength: 20, maxLength: 20 }), (pages) => {
        let wasRedirected = false
        let inARow = 0
        for (const pageLanguage of pages) {
          const decision = languageOnArrival({ ...arrival, pageLanguage, wasRedirected })
          inARow = decision.kind === 'redirect' ? inARow + 1 : 0
          // As in follow-saved-language.ts: a page in the saved language clears the flag.
          wasRedirected = decision.kind === 'redirect' || (wasRedirected && pageLanguage !== 'nb')
          expect(inARow).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

test('a kept query never leaves the site', () => {
  expect(keepQuery('/en/shop', `${site}/nb/shop?size=M&size=L`)).toBe('/en/shop?size=M&size=L')
  for (const target of ['//evil.example', 'https://evil.example//evil.example/x', 'https://evil.example/nb']) {
    const kept = keepQuery(target, `${site}/nb?q=1`)
    expect(new URL(kept, site).origin, target).toBe(site)
  }
})
