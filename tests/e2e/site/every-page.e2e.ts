import { expect, hasInvisibleCharacters, layoutShift, seriousFindings, test } from '../support/fixtures.ts'
import { sitemapPaths } from '../support/sitemap.ts'

for (const lang of ['nb', 'en'] as const) {
  test(`a page of each kind in ${lang} is free of serious findings, errors and layout shift`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000)
    const paths = (await sitemapPaths(request)).filter((path) => path.split('/')[1] === lang)
    for (const path of oneOfEachKind(paths)) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await seriousFindings(page), path).toEqual([])
        expect(await layoutShift(page), path).toBeLessThan(0.05)
      })
    }
  })
}

test('[R1.04] every page of the sitemap exists, in its language and without invisible characters', async ({
  request,
}) => {
  test.setTimeout(300_000)
  const paths = await sitemapPaths(request)
  for (const lang of ['nb', 'en'])
    expect(paths.filter((path) => path.split('/')[1] === lang).length).toBeGreaterThan(50)
  for (const path of paths) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status(), path).toBe(200)
    expect(html, path).toContain(`<html lang="${path.slice(1, 3)}"`)
    expect(hasInvisibleCharacters(html), `${path} carries click-to-edit characters`).toBe(false)
  }
})

/** The pages one level below the front page, and one of each kind below them; below the shop both types and products. */
function oneOfEachKind(paths: readonly string[]): string[] {
  const types = new Set(paths.flatMap((path) => /\/shop\/(?:women|men)\/(.+)$/.exec(path)?.[1] ?? []))
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const [, , first = '', ...rest] = path.split('/')
    const isType = first === 'shop' && types.has(rest[0] ?? '')
    const kind = rest.length === 0 ? path : `${first}/${rest.length}${isType ? ' type' : ''}`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}
