import { countedJavascript, readBudgets } from '#bench/pages/budgets.ts'
import { measurePage } from '#bench/pages/page-weight.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const { templates, javascriptGzipKilobytes, documentGzipKilobytes, fontKilobytes } = readBudgets()

test('each template stays below its limits for scripts, HTML and fonts', async ({ browser }) => {
  test.setTimeout(240_000)
  for (const { name, kind, path } of templates)
    await test.step(name, async () => {
      const weight = await measurePage(browser, testAddresses.SITE_ORIGIN + path, 'gzip')
      expect(weight.javascript.requests, name).toBeGreaterThan(0)
      const kilobytes = countedJavascript(kind, weight)
      expect.soft(kilobytes, `${name}: scripts`).toBeLessThan(javascriptGzipKilobytes[kind])
      expect.soft(weight.html.bytes / 1000, `${name}: HTML`).toBeLessThan(documentGzipKilobytes[kind])
      expect.soft(weight.font.bytes / 1000, `${name}: fonts`).toBeLessThan(fontKilobytes)
    })
})
