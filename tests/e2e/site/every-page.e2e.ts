import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, hasInvisibleCharacters, layoutShift, test } from '../support/fixtures.ts'
import { type SitemapPage, sitemapPages } from '../support/sitemap.ts'

/** Pages that are requested in parallel. */
const AT_ONCE = 4
/** A4 without its margins. */
const PAPER = { width: 718, height: 1046 }
const SCREEN = { width: 1280, height: 720 }

test('a page of each kind, in Norwegian or English, is free of serious findings, errors and layout shift; on paper nothing covers it, and no picture reaches beyond its edge', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const kinds = oneOfEachKind(await sitemapPages(request))
  expect(kinds.filter((path) => path.includes('/shop/')).length).toBe(4)
  for (const lang of ['nb', 'en']) expect(kinds.filter((path) => path.startsWith(`/${lang}`)).length).toBeGreaterThan(5)
  for (const path of [...kinds, '/en/search?q=wool']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await seriousFindings(page), path).toEqual([])
      expect(await layoutShift(page), path).toBeLessThan(0.05)
      expect(await faultsOnPaper(page), path).toEqual([])
    })
  }
})

test('[R1.04] every page of the sitemap exists, those of the shop in Norwegian or English, in its language and without invisible characters', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const pages = await sitemapPages(request)
  const inShop = pages.filter(({ path }) => path.startsWith('/nb/shop/'))
  // Rendering all of them in both languages takes half a minute; they differ by their texts.
  const left = new Set(inShop.map(({ path, english }, index) => (english && index % 2 === 0 ? path : english)))
  const paths = pages.map(({ path }) => path).filter((path) => !left.has(path))
  for (const lang of ['nb', 'en'])
    expect(paths.filter((path) => path.split('/')[1] === lang).length).toBeGreaterThan(50)
  const check = async (path: string) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status(), path).toBe(200)
    expect(html, path).toContain(`<html lang="${path.slice(1, 3)}"`)
    expect(hasInvisibleCharacters(html), `${path} carries click-to-edit characters`).toBe(false)
  }
  for (let index = 0; index < paths.length; index += AT_ONCE)
    await Promise.all(paths.slice(index, index + AT_ONCE).map(check))
})

/** What would cover the printed page or reach beyond its edge, and addresses of pictures that would be written out. */
async function faultsOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await page.waitForLoadState('networkidle')
  const faults = await page.evaluate(() => {
    const seen = [...document.querySelectorAll('body *')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    const isOver = (one: Element) => getComputedStyle(one).position === 'fixed'
    const isCut = (one: Element) =>
      one instanceof HTMLImageElement && one.getBoundingClientRect().right > innerWidth + 1
    const picture = document.querySelector('[data-gallery] a')
    const isWritten = picture && getComputedStyle(picture, '::after').content !== 'none'
    return [...seen.filter((one) => isOver(one) || isCut(one)), ...(isWritten ? [picture] : [])].map((one) =>
      one.outerHTML.slice(0, 100),
    )
  })
  await page.emulateMedia({ media: null })
  await page.setViewportSize(SCREEN)
  return faults
}

/**
 * The pages one level below the front page, and one of each kind below them; below the shop a gender, a clothing type
 * and a product. Every other one in English.
 */
function oneOfEachKind(pages: readonly SitemapPage[]): string[] {
  const norwegian = pages.filter(({ path }) => /^\/nb(\/|$)/.test(path))
  const types = new Set(norwegian.flatMap(({ path }) => /\/shop\/(?:women|men)\/(.+)$/.exec(path)?.[1] ?? []))
  const kinds = new Map<string, SitemapPage>()
  for (const one of norwegian) {
    const [, , first = '', ...rest] = one.path.split('/')
    const [name = ''] = first === 'shop' ? rest : []
    const kindInShop = /^(women|men)$/.test(name) ? ' gender' : types.has(name) ? ' type' : ''
    const kind = rest.length === 0 ? one.path : `${first}/${rest.length}${kindInShop}`
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  return [...kinds.values()].map(({ path, english }, index) => (index % 2 === 0 ? path : (english ?? path)))
}
