import type { Locator, Page } from '@playwright/test'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, openInStudio, signIn } from '../support/studio.ts'

const day = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`\\b${name}\\b`) })

/** Drags an item to another day, as a hand does: in steps. */
async function drag(page: Page, item: Locator, to: Locator) {
  await item.scrollIntoViewIfNeeded()
  const [from, target] = [await item.boundingBox(), await to.boundingBox()]
  if (!from || !target) throw new Error('The item or the day is not on the screen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2, { steps: 3 })
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 12 })
  // The day is marked once the Studio has seen the pointer there.
  await expect(to).toHaveAttribute('data-over', '')
  await page.mouse.up()
}

test('the calendar shows what is planned; an editor moves it by keyboard and by hand over a change of clocks, and takes it back', async ({
  page,
  lake,
  ownProduct,
}) => {
  const own = await publishOwnPage(lake, { nb: `Kalender ${Date.now()}`, en: 'Calendar' })
  const title = `Høst ${Date.now()}`
  // 08:00 in Oslo, on the day before the clocks change.
  const publishAt = '2032-10-30T06:00:00.000Z'
  const { releaseId } = await lake.releases.create({
    metadata: { title, releaseType: 'scheduled', intendedPublishAt: publishAt },
  })
  const { _rev, ...published } = (await lake.getDocument(own.id)) ?? {}
  await lake.create({ ...published, _type: 'landingPage', _id: `versions.${releaseId}.${own.id}` })
  await lake.releases.schedule({ releaseId, publishAt })
  const product = await ownProduct({
    content: { productState: 'crowdFunding', crowdfundingDate: '2032-10-20', crowdfundingGoal: 5, crowdfundingMax: 50 },
  })
  const publishedAt = async () => (await lake.releases.get({ releaseId }))?.publishAt
  const lastDay = async (id: string) => (await lake.getDocument(id))?.crowdfundingDate
  const item = page.getByRole('link', { name: new RegExp(`^\\d\\d:\\d\\d ${title}, Release, Scheduled`) })
  const dialog = page.getByRole('dialog')

  await signIn(page, /Kari/, '/calendar/month/2032-10-30')
  await expect(page.getByRole('heading', { level: 2, name: 'October 2032' })).toBeVisible()
  await expect(day(page, '30 October 2032').getByRole('link', { name: title })).toContainText(`08:00 ${title}`)
  expect(await findingsIn(page, '[data-calendar]')).toEqual([])

  await test.step('by hand, to the day with 25 hours, at the same time of the day', async () => {
    await drag(page, item, day(page, '31 October 2032'))
    await expect.poll(publishedAt).toBe('2032-10-31T07:00:00.000Z')
    await expect(day(page, '31 October 2032').getByRole('link', { name: title })).toContainText('08:00')
    await page.getByRole('button', { name: `Undo: ${title}` }).click()
    await expect.poll(publishedAt).toBe(publishAt)
  })

  await test.step('by keyboard, with the message’s button to undo', async () => {
    await day(page, '29 October 2032').focus()
    await page.keyboard.press('ArrowRight')
    await expect(day(page, '30 October 2032')).toBeFocused()
    await expect(day(page, '30 October 2032').getByRole('link', { name: title })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(item).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('m')
    await expect(dialog.getByLabel('Day', { exact: true })).toHaveValue('2032-10-30')
    expect(await findingsIn(page, '[role="dialog"]')).toEqual([])
    await dialog.getByLabel('Day', { exact: true }).fill('2032-11-02')
    await dialog.getByLabel('Time', { exact: true }).fill('17:30')
    await page.keyboard.press('Enter')
    await expect.poll(publishedAt).toBe('2032-11-02T16:30:00.000Z')
    await expect(page.getByText(`“${title}” is moved to 2 Nov 2032, 17:30`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(publishedAt).toBe(publishAt)
  })

  await test.step('a campaign ends later in its draft, and the published one stays', async () => {
    await day(page, '20 October 2032').focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('Last day of a campaign')
    expect(await findingsIn(page, '[role="dialog"]')).toEqual([])
    await dialog.getByRole('button', { name: /^Move/ }).press('Enter')
    await dialog.getByLabel('Day', { exact: true }).fill('2020-01-01')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('A campaign cannot end in the past.')
    await dialog.getByLabel('Day', { exact: true }).fill('2032-10-22')
    await page.keyboard.press('Enter')
    await expect.poll(() => lastDay(`drafts.${product.id}`)).toBe('2032-10-22')
    expect(await lastDay(product.id)).toBe('2032-10-20')
    await expect(day(page, '22 October 2032').getByRole('link', { name: /, Draft, / })).toBeVisible()
    await day(page, '22 October 2032').focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => lake.getDocument(`drafts.${product.id}`)).toBeFalsy()
  })

  await test.step('kinds can be left out, a week shows more, and a click opens the release', async () => {
    const filter = page.locator('[data-calendar]').getByRole('button', { name: 'Releases', exact: true })
    await filter.click()
    await expect(item).toHaveCount(0)
    await filter.click()
    await day(page, '30 October 2032').focus()
    await page.getByRole('button', { name: 'Week', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: /^Week 44, 25/ })).toBeVisible()
    expect(await findingsIn(page, '[data-calendar]')).toEqual([])
    await item.click()
    await expect(page).toHaveURL(new RegExp(`/releases/${releaseId}`))
  })
  await lake.releases.unschedule({ releaseId })
  await lake.releases.archive({ releaseId })
  await removeOwnPage(lake, own)
})

test('an address without a day opens today’s week or month', async ({ page }) => {
  const days = page.locator('[data-calendar]').getByRole('gridcell')
  await signIn(page, /Kari/, '/calendar/week')
  await expect(days).toHaveCount(7)
  await openInStudio(page, '/calendar/month')
  await expect(days.nth(27)).toBeVisible()
})
