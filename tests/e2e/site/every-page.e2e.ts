import { expect, hasInvisibleCharacters, layoutShift, seriousFindings, test } from '../support/fixtures.ts'
import { sitemapPaths } from '../support/sitemap.ts'

test('[R1.04] [R2.01] every page of the sitemap exists in its language, is free of serious findings, errors and layout shift', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000)
  const paths = await sitemapPaths(request)
  expect(paths.filter((path) => path.startsWith('/nb')).length).toBeGreaterThan(50)
  expect(paths.filter((path) => path.startsWith('/en')).length).toBeGreaterThan(50)
  for (const path of oneOfEachTemplate(paths)) {
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(await page.getAttribute('html', 'lang')).toBe(path.slice(1, 3))
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await seriousFindings(page), path).toEqual([])
      expect(await layoutShift(page), path).toBeLessThan(0.05)
    })
  }
})

test('every page of the sitemap answers 200 from the cache of static pages, without invisible characters', async ({
  request,
}) => {
  test.setTimeout(300_000)
  for (const path of await sitemapPaths(request)) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status(), path).toBe(200)
    expect(html, path).toContain(`<html lang="${path.slice(1, 3)}"`)
    expect(hasInvisibleCharacters(html), `${path} carries click-to-edit characters`).toBe(false)
  }
})

/** The fixed pages, and up to three of each kind of path below them: every template, without an hour of axe. */
function oneOfEachTemplate(paths: string[]): string[] {
  const kinds = new Map<string, string[]>()
  for (const path of paths) {
    const [, lang, first = '', ...rest] = path.split('/')
    const kind = rest.length === 0 ? path : `${lang}/${first}/${rest.length}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), path].slice(0, 3))
  }
  return [...kinds.values()].flat()
}
