import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

const article = { nb: '/nb/magasin/tre-lag', en: /^\/en\/\w+\/[\w-]+$/ }

test('[R2.36] [R9.13] an article shows its place in the site, its author, its date in both languages, and what to read next', async ({
  page,
}) => {
  await test.step('in Norwegian', async () => {
    await page.goto(article.nb)
    const crumbs = page.getByRole('navigation', { name: 'Brødsmulesti' })
    await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', '/nb')
    await expect(crumbs.locator('a[href="/nb/magasin"]')).toBeVisible()
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText((await page.locator('h1').textContent()) ?? '')
    const byline = page.locator('article header p:has(time)')
    await expect(byline).toContainText(/^Av \S+/)
    await expect(byline.locator('time')).toHaveText(/^\d{2}\. [a-z]+ \d{4}$/)
    const related = page.locator('section', { has: page.getByRole('heading', { name: 'Les også' }) })
    await expect(related.getByRole('link').first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('its date in English', async () => {
    const english = await page.locator('link[rel="alternate"][hreflang="en"]').getAttribute('href')
    const { pathname } = new URL(english ?? '')
    expect(pathname).toMatch(article.en)
    const html = await (await page.request.get(pathname)).text()
    expect(html).toMatch(/<time[^>]*>[A-Z][a-z]+ \d{2}, \d{4}<\/time>/)
  })
})

test('a long page lists its sections, which open by their own addresses; a short one does not', async ({ page }) => {
  await page.goto('/nb/content/vilkar-og-kjopsbetingelser')
  const contents = page.getByRole('navigation', { name: 'På denne siden' })
  const links = contents.getByRole('link')
  expect(await links.count()).toBeGreaterThanOrEqual(3)
  const last = links.last()
  const title = (await last.textContent()) ?? ''
  const target = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
  const heading = page.locator(`h2${target}`)
  await expect(heading).toHaveText(title)
  await expect(heading).toBeInViewport()
  expect(await seriousFindings(page)).toEqual([])

  const listed = async (path: string) =>
    (await (await page.request.get(path)).text()).includes('aria-label="På denne siden"')
  expect(await listed(new URL(page.url()).pathname)).toBe(true)
  expect(await listed('/nb/om-oss')).toBe(false)
})
