import { countedJavascript, readBudgets } from '#scripts/measure/budgets.ts'
import { measurePage } from '#scripts/measure/page-weight.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const { templates, javascriptGzipKilobytes, memberIslandGzipKilobytes } = readBudgets()

for (const { name, kind, path, kilobytesWithoutMembers } of templates) {
  test(`the scripts of the ${name} stay below ${javascriptGzipKilobytes[kind]} kB, and members add at most ${memberIslandGzipKilobytes} kB`, async ({
    browser,
  }) => {
    const weight = await measurePage(browser, testAddresses.SITE_ORIGIN + path, 'gzip')
    expect(weight.javascript.requests).toBeGreaterThan(0)
    const kilobytes = countedJavascript(kind, weight)
    expect(kilobytes).toBeLessThan(javascriptGzipKilobytes[kind])
    // The browser of this test is logged out.
    expect(kilobytes - kilobytesWithoutMembers).toBeLessThanOrEqual(memberIslandGzipKilobytes)
  })
}
