import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { testAddresses } from '#tests/setup/addresses.ts'
import { reviews as en } from '#web/i18n/messages/en/reviews.ts'
import { reviews as nb } from '#web/i18n/messages/nb/reviews.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'

const section = (page: Page) => page.locator('#reviews')
const reviews = (page: Page) => section(page).locator('article')
const choice = (page: Page, name: string) => section(page).getByRole('combobox', { name: new RegExp(`^${name}`) })
const button = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true })

async function openReviews(page: Page, path: string, texts: typeof nb | typeof en = nb) {
  await page.goto(path)
  await section(page).scrollIntoViewIfNeeded()
  await expect(button(page, texts.write).or(button(page, texts.change))).toBeVisible()
}

/** Reviews by members of their own, without the pages being told. */
async function review(documentId: string, given: readonly (readonly [stars: number, fit: string, size: string])[]) {
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  try {
    for (const [index, [stars, fit, size]] of given.entries()) {
      const { id } = await ownMember(`Medlem ${index + 1}`)
      await database.query(
        `INSERT INTO reviews (document_id, member_id, stars, title, text, fit, size, created_at)
         VALUES ($1, $2, $3, $4, 'Som ventet.', $5, $6, now() - $7 * interval '1 hour')`,
        [documentId, id, stars, `Omtale ${index + 1}`, fit, size, index + 1],
      )
    }
    await database.query(
      `INSERT INTO expired_tags VALUES ($1, clock_timestamp()), ('ratings', clock_timestamp())
       ON CONFLICT (tag) DO UPDATE SET changed_at = clock_timestamp()`,
      [`reviews:${documentId}`],
    )
  } finally {
    await database.end()
  }
}

test('[R1.06] [R6.01] a visitor’s review survives a reload and a call that fails; a member publishes, changes and deletes it, and undoes that', async ({
  page,
  context,
  ownProduct,
  pageErrors,
}) => {
  const { path } = await ownProduct()
  await openReviews(page, path('en'), en)
  await button(page, en.write).press('Enter')
  await button(page, en.publish).click()
  await expect(section(page).getByText(en.starsRequired)).toBeVisible()
  await expect(section(page).getByText(en.titleRequired)).toBeVisible()
  await section(page).getByRole('radio', { name: en.oneStar }).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(section(page).getByRole('radio', { checked: true }).first()).toHaveValue('4')
  await section(page).getByLabel(en.titleLabel).fill('Varm')

  await test.step('begun by a visitor, it is there after a reload with a session', async () => {
    await logInAs(context, await ownMember('Kari Nordmann', 'en'))
    await page.reload()
    await section(page).scrollIntoViewIfNeeded()
    await expect(section(page).getByLabel(en.titleLabel)).toHaveValue('Varm')
    await expect(section(page).getByRole('radio', { checked: true }).first()).toHaveValue('4')
  })

  await test.step('a call that fails is told, and loses nothing', async () => {
    await section(page).getByLabel(en.textLabel).fill('Sitter godt')
    await section(page).getByLabel(en.fitLabel).selectOption('true')
    await section(page).getByLabel(en.sizeLabel).selectOption('M')
    await page.route('**/review?**', (route) => route.abort())
    await button(page, en.publish).press('Enter')
    await expect(section(page).getByRole('alert').filter({ hasText: en.failed })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await expect(section(page).getByLabel(en.textLabel)).toHaveValue('Sitter godt')
    await page.unroute('**/review?**')
    await button(page, en.publish).press('Enter')
    await expect(reviews(page)).toContainText(['Varm'])
    await expect(reviews(page).first()).toContainText('Kari Nordmann')
    await expect(reviews(page).first()).toContainText(en.fitTrue)
    await expect(section(page).getByRole('status')).toContainText(en.published)
    pageErrors.length = 0
  })

  await test.step('it is changed, deleted and brought back', async () => {
    await button(page, en.change).click()
    await expect(section(page).getByLabel(en.titleLabel)).toHaveValue('Varm')
    await section(page).getByLabel(en.titleLabel).fill('Veldig varm')
    await button(page, en.publish).click()
    await expect(section(page).getByRole('status')).toContainText(en.published)
    await expect(reviews(page)).toHaveCount(1)
    await expect(reviews(page).first()).toContainText('Veldig varm')
    await button(page, en.remove).click()
    await expect(reviews(page)).toHaveCount(0)
    await button(page, en.undo).click()
    await expect(reviews(page).first()).toContainText('Veldig varm')
  })
})

test('[R1.06] average, distribution and fit are in the page itself, for search engines too, and reach the lists; reviews are sorted, and filtered by stars and size', async ({
  page,
  request,
  ownProduct,
}) => {
  const { id, path } = await ownProduct()
  await review(id, [
    [4, 'small', 'M'],
    [5, 'small', 'L'],
    [5, 'small', 'M'],
    [1, 'true', 'S'],
  ])
  const html = async (address: string) => await (await request.get(address)).text()
  await expect.poll(() => html(path('nb'))).toContain('"ratingValue":3.8')
  await openReviews(page, path('nb'))
  await expect(page.getByText(nb.mostSaySmall).first()).toBeVisible()
  const [thing] = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '')).filter((data) => data['@type'] === 'Product'),
    )
  expect(thing.aggregateRating).toMatchObject({ ratingValue: 3.8, reviewCount: 4 })
  expect(thing.review).toHaveLength(4)
  await expect(section(page).getByRole('row', { name: /5 stjerner/ })).toContainText('2')

  await test.step('reviews are sorted and filtered', async () => {
    const titles = () => reviews(page).locator('h3').allTextContents()
    await expect.poll(titles).toEqual(['Omtale 1', 'Omtale 2', 'Omtale 3', 'Omtale 4'])
    await choice(page, nb.order).selectOption('highest')
    await expect.poll(titles).toEqual(['Omtale 2', 'Omtale 3', 'Omtale 1', 'Omtale 4'])
    await choice(page, nb.size).selectOption('M')
    await expect.poll(titles).toEqual(['Omtale 3', 'Omtale 1'])
    await choice(page, nb.starsFilter).selectOption('4')
    await expect.poll(titles).toEqual(['Omtale 1'])
    await choice(page, nb.starsFilter).selectOption('2')
    await expect(section(page)).toContainText(nb.noneOfThese)
  })

  const card = async () =>
    (await html('/nb/shop?sort=rating')).split('<article').find((article) => article.includes(`href="${path('nb')}"`))
  await expect.poll(card, { timeout: 60_000 }).toContain('3,8 av 5')
})
