import { testAddresses } from '#tests/setup/addresses.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

const { SITE_ORIGIN, INBOX_URL } = testAddresses

test('the API describes itself, for programs and for people', async ({ page, request }) => {
  const response = await request.get(`${SITE_ORIGIN}/api/v1/openapi.json`)
  expect(response.headers()['content-type']).toContain('application/json')
  const { openapi, paths } = await response.json()
  expect(openapi).toBe('3.1.0')
  expect(paths['/api/v1/login'].post['x-access']).toBe('anyone')

  await page.goto('/api/v1/reference')
  await page.locator('summary', { hasText: 'POST /api/v1/login' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('incorrectCredentials').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [375, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('the inbox shows a sample of every mail in both languages', async ({ page }) => {
  await page.goto(`${INBOX_URL}/samples`)
  expect(await seriousFindings(page)).toEqual([])
  for (const subject of ['Koden din til et nytt passord', 'Your code for a new password']) {
    await page.getByRole('link', { name: subject }).click()
    await expect(page.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toHaveText(subject)
    await page.getByRole('link', { name: 'Samples' }).click()
  }
})
