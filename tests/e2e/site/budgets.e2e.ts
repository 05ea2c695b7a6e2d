import { readBudgets } from '#scripts/measure/budgets.ts'
import { measurePage } from '#scripts/measure/page-weight.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const { templates, javascriptGzipKilobytes } = readBudgets()

for (const { name, kind, path } of templates) {
  test(`the scripts of the ${name} stay below ${javascriptGzipKilobytes[kind]} kB`, async ({ browser }) => {
    const { javascript } = await measurePage(browser, testAddresses.SITE_ORIGIN + path, 'gzip')
    expect(javascript.requests).toBeGreaterThan(0)
    expect(javascript.bytes / 1000).toBeLessThan(javascriptGzipKilobytes[kind])
  })
}
