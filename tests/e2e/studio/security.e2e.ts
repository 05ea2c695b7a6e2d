import type { Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { expect, openInStudio, openPresentation, signIn } from '../support/studio.ts'

/** Requests of the Studio that the policy blocks, except those to Sanity, which are blocked on purpose. */
function collectViolations(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (/Content Security Policy/i.test(text) && !/https:\/\/[\w.-]*sanity(-cdn)?\.(com|io)\//.test(text)) {
      violations.push(text)
    }
  })
  return violations
}

test('the Studio says who may frame it, and what it may load', async ({ request }) => {
  for (const path of ['/', '/content/products']) {
    const headers = (await request.get(testAddresses.STUDIO_ORIGIN + path)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
})

test('forms, pictures, preview and queries work under the policy', async ({ page }) => {
  const violations = collectViolations(page)
  await signIn(page, /Kari/, '/intent/edit/id=homePage;type=homePage')
  const picture = page.getByTestId('hotspot-image-input').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  const preview = await openPresentation(page, '/nb')
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()

  await openInStudio(page, '/vision')
  await page.locator('.cm-content').first().click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('*[_id == "footer"]{_type}')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(
    page
      .getByTestId('vision-result')
      .or(page.getByText('Result', { exact: true }))
      .first(),
  ).toBeVisible()
  expect(violations).toEqual([])
})
