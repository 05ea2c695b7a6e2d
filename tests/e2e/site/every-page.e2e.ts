import { expect, hasInvisibleCharacters, layoutShift, seriousFindings, test } from '../support/fixtures.ts'
import { sitemapPaths } from '../support/sitemap.ts'

/** Pages that are requested in parallel. */
const AT_ONCE = 4

for (const lang of ['nb', 'en'] as const) {
  test(`a page of each kind in ${lang} is free of serious findings, errors and layout shift`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    const paths = (await sitemapPaths(request)).filter((path) => path.split('/')[1] === lang)
    const kinds = oneOfEachKind(paths)
    expect(kinds.filter((path) => path.includes('/shop/')).length).toBe(4)
    for (const path of kinds) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await seriousFindings(page), path).toEqual([])
        expect(await layoutShift(page), path).toBeLessThan(0.05)
      })
    }
  })
}

test('on paper nothing covers a page, and no picture reaches beyond its edge', async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1046 })
  await page.emulateMedia({ media: 'print' })
  for (const path of [
    '/nb',
    '/nb/shop/women',
    '/nb/shop/storr-skalljakke',
    '/nb/magasin/tre-lag',
    '/en/search?q=wool',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const faults = await page.evaluate(() => {
      const seen = [...document.querySelectorAll('body *')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      const isOver = (one: Element) => getComputedStyle(one).position === 'fixed'
      const isCut = (one: Element) =>
        one instanceof HTMLImageElement && one.getBoundingClientRect().right > innerWidth + 1
      return seen.filter((one) => isOver(one) || isCut(one)).map((one) => one.outerHTML.slice(0, 100))
    })
    expect(faults, path).toEqual([])
    const links = page.locator('[data-gallery] a').first()
    if (await links.count())
      expect(await links.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none')
  }
})

test('[R1.04] every page of the sitemap exists, in its language and without invisible characters', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const paths = await sitemapPaths(request)
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

/**
 * The pages one level below the front page, and one of each kind below them; below the shop a gender, a clothing type
 * and a product.
 */
function oneOfEachKind(paths: readonly string[]): string[] {
  const types = new Set(paths.flatMap((path) => /\/shop\/(?:women|men)\/(.+)$/.exec(path)?.[1] ?? []))
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const [, , first = '', ...rest] = path.split('/')
    const [name = ''] = first === 'shop' ? rest : []
    const kindInShop = /^(women|men)$/.test(name) ? ' gender' : types.has(name) ? ' type' : ''
    const kind = rest.length === 0 ? path : `${first}/${rest.length}${kindInShop}`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}
