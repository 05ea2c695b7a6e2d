import { countedJavascript, readBudgets } from '#bench/pages/budgets.ts'
import { measurePage } from '#bench/pages/page-weight.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

const { templates, javascriptGzipKilobytes, memberIslandGzipKilobytes, documentGzipKilobytes, fontKilobytes } =
  readBudgets()

for (const { name, kind, path, kilobytesWithoutMembers } of templates) {
  test(`the ${name} stays below ${javascriptGzipKilobytes[kind]} kB of scripts, ${documentGzipKilobytes[kind]} of HTML and ${fontKilobytes} of fonts, and members add at most ${memberIslandGzipKilobytes} kB`, async ({
    browser,
  }) => {
    const weight = await measurePage(browser, testAddresses.SITE_ORIGIN + path, 'gzip')
    expect(weight.javascript.requests).toBeGreaterThan(0)
    const kilobytes = countedJavascript(kind, weight)
    expect(kilobytes).toBeLessThan(javascriptGzipKilobytes[kind])
    expect(weight.html.bytes / 1000).toBeLessThan(documentGzipKilobytes[kind])
    expect(weight.font.bytes / 1000).toBeLessThan(fontKilobytes)
    // The browser of this test is logged out.
    expect(kilobytes - kilobytesWithoutMembers).toBeLessThanOrEqual(memberIslandGzipKilobytes)
  })
}
