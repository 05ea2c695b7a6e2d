import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import sharp from 'sharp'
import { testAddresses } from '#tests/setup/addresses.ts'
import { addDays, osloDayOf } from '#web/domain/oslo-calendar.ts'
import { product } from '#web/i18n/messages/nb/product.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const titled = (title: string) => ({ title: { _type: 'localeString', nb: title, en: title } })

test('the preorder stock is edited size by size or for all, checked, and undone', async ({
  page,
  ownProduct,
  request,
}) => {
  const name = `Forhånd ${randomUUID().slice(0, 8)}`
  const { item } = await ownProduct({
    content: { productState: 'preorder', ...titled(name) },
    stock: { S: 'infinite', M: 'infinite' },
    preorder: { stock: 3, deliveryDate: '2027-01-08' },
  })
  const entry = async (size: string) => {
    const { stock } = await (await request.get(`/api/v1/preorder-stock?${randomUUID()}`)).json()
    return stock.find(({ productId }: { productId: number }) => `${productId}` === item(size).split('-')[1])
  }
  await signIn(page, /Kari/, '/community/preorder')
  const table = page.getByRole('table', { name })
  await expect(table.getByRole('row')).toHaveCount(5)
  expect(await findingsIn(page, '[data-community]')).toEqual([])
  const left = table.getByRole('textbox', { name: 'Left to order, Gran S' })
  await expect(left).toHaveValue('3')
  await left.fill('-1')
  await left.press('Tab')
  await expect(table.getByRole('alert')).toHaveText('Both numbers must be whole numbers.')
  await left.fill('7')
  await left.press('Enter')
  await expect(page.getByText(`${name}, Gran S changed`)).toBeVisible()
  await expect.poll(() => entry('S')).toMatchObject({ stock: 7, nextDeliveryStock: 3, deliveryDate: '2027-01-08' })
  await page.getByLabel(`Delivery date of all sizes of ${name}`).fill('2027-02-01')
  await page
    .getByRole('region', { name })
    .or(page.locator('section').filter({ has: table }))
    .getByRole('button', { name: 'Set for all sizes' })
    .first()
    .click()
  await expect.poll(() => entry('M')).toMatchObject({ deliveryDate: '2027-02-01' })
  await page.getByRole('button', { name: `Undo: ${name}: delivery date changed` }).click()
  await expect.poll(() => entry('M')).toMatchObject({ deliveryDate: '2027-01-08' })
  await page.getByRole('button', { name: `Undo: ${name}, Gran S changed` }).click()
  await expect.poll(() => entry('S')).toMatchObject({ stock: 3 })
  await expect(left).toHaveValue('3')
})

test('[R1.07] staff read an idea with its picture, add a note and file it', async ({ page, request }) => {
  const headers = { origin: testAddresses.SITE_ORIGIN }
  const content = `En ullanorakk ${randomUUID().slice(0, 8)}`
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1F3033' } })
    .jpeg()
    .toBuffer()
  const member = { email: `${randomUUID()}@example.com`, password: 'granskog og bekk', fullName: 'Ida Idé' }
  await expect
    .poll(async () => (await request.post('/api/v1/auth/register', { data: member, headers })).status())
    .toBe(201)
  const images = [`data:image/jpeg;base64,${picture.toString('base64')}`]
  const pitched = await request.post('/api/v1/community/idea', { data: { content, images }, headers })
  expect(pitched.ok()).toBe(true)
  await signIn(page, /Kari/, '/community/ideas')
  const idea = page.getByRole('listitem').filter({ hasText: content })
  await expect(idea).toContainText('Ida Idé')
  await expect(idea.getByRole('link', { name: member.email })).toBeVisible()
  const image = idea.getByRole('img', { name: 'Attachment 1 of 1' })
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400)
  expect(await findingsIn(page, '[data-community]')).toEqual([])
  await idea.getByRole('textbox', { name: 'Note for colleagues' }).fill('Spør systua')
  await idea.getByRole('button', { name: 'Answered' }).click()
  await expect(idea.getByText('Answered', { exact: true }).first()).toBeVisible()
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Answered' }).click()
  await expect(idea.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('Spør systua')
  await page.getByRole('button', { name: 'Undo: Idea: answered' }).click()
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'New' }).click()
  await expect(idea).toBeVisible()
})

test('[R1.09] a campaign is started once, after its mail has been read, however often it is tried; its page says so', async ({
  page,
  ownProduct,
  pageErrors,
}) => {
  const name = `Kampanje ${randomUUID().slice(0, 8)}`
  const { centraId, path } = await ownProduct({
    content: { productState: 'crowdFunding', crowdfundingDate: '2099-01-31', crowdfundingGoal: 100, ...titled(name) },
    reserved: 5,
  })
  await signIn(page, /Kari/, '/community/campaigns')
  const campaign = page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expect(campaign.getByText(/^5 of 100 reserved · \d+ days left$/)).toBeVisible()
  await expect(campaign.getByRole('img', { name: /^5 reserved of a goal of 100/ })).toBeVisible()
  await expect(campaign.getByRole('button', { name: 'Close with too few …' })).toBeDisabled()
  expect(await findingsIn(page, '[data-community]')).toEqual([])
  await campaign.getByRole('button', { name: 'Start production …' }).click()
  const dialog = page.getByRole('dialog', { name: `Start production of ${name}` })
  await expect(dialog.getByRole('region', { name: 'The mail' })).toContainText(name)
  await dialog.getByRole('button', { name: 'In English' }).click()
  await expect(dialog.getByRole('region', { name: 'The mail' })).toHaveAttribute('lang', 'en')
  // The decision arrives, its response does not.
  const decision = new RegExp(`/staff/campaigns/${centraId}/decision`)
  await page.route(decision, async (route) => {
    await route.fetch()
    await route.abort()
  })
  const confirm = dialog.getByRole('button', { name: 'Start production and mail 1 person' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('The shop does not respond.')
  await page.unroute(decision)
  await confirm.click()
  await expect(dialog).toHaveCount(0)
  await expect(campaign.getByRole('status')).toContainText('Production was started by Kari Redaktør.')
  await expect(campaign.getByRole('button')).toHaveText(['Show reservations'])
  expect(await actorsOn(centraId)).toEqual(['Kari Redaktør'])
  // The product page knows it, although the content still says that the campaign runs until 2099.
  const address = `${testAddresses.SITE_ORIGIN}${path('nb')}`
  const isForSale = async () => /<button(?=[^>]*name="add")/.test(await (await page.request.get(address)).text())
  await expect.poll(isForSale, { timeout: 60_000 }).toBe(false)
  const shop = await page.context().newPage()
  await shop.goto(address)
  await expect(shop.locator('[data-campaign="finished-success"]')).toContainText(product.campaignFinishedSuccess)
  // The browser logs the lost response, sometimes only after the Studio has shown it.
  const isLostResponse = (error: string) => error.includes('net::ERR_FAILED') && decision.test(error)
  expect(pageErrors.splice(0).filter((error) => !isLostResponse(error))).toEqual([])
})

test('[R1.08] a garment is handed out and taken back; each step can be undone', async ({ page, ownProduct }) => {
  const name = `Prøve ${randomUUID().slice(0, 8)}`
  const { id } = await ownProduct({
    content: {
      productState: 'testPhase',
      testGarments: [{ _key: 'm', _type: 'testGarment', size: 'M', count: 2 }],
      ...titled(name),
    },
  })
  const borrowingId = await borrow(id, 'Bo Børresen')
  await signIn(page, /Kari/, '/community/borrowings')
  const today = page.getByRole('list', { name: 'To be picked up today' })
  await expect(today.getByRole('listitem').filter({ hasText: `Bo Børresen · ${name}, M` })).toBeVisible()
  expect(await findingsIn(page, '[data-community]')).toEqual([])
  await page.getByRole('button', { name: `Hand out: Bo Børresen, ${name}, M` }).click()
  const out = page.getByRole('list', { name: 'Handed out' }).getByRole('listitem').filter({ hasText: name })
  await expect(out).toContainText('handed out (Kari Redaktør)')
  await page.getByRole('button', { name: 'Undo: Bo Børresen, M' }).click()
  await expect(today.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  await page.getByRole('button', { name: `Hand out: Bo Børresen, ${name}, M` }).click()
  await page.getByRole('button', { name: `Returned: Bo Børresen, ${name}, M` }).click()
  await expect(out).toHaveCount(0)
  await page.getByRole('button', { name: 'Ended' }).click()
  await expect(page.getByRole('list', { name: 'Ended' }).getByRole('listitem').filter({ hasText: name })).toContainText(
    'returned (Kari Redaktør)',
  )
  expect(await actorsOn(borrowingId)).toHaveLength(4)
})

/** A borrowing that is picked up today. Deleted with its product's rows. */
async function borrow(documentId: string, borrower: string): Promise<string> {
  const today = osloDayOf(new Date())
  const [row] = await query(
    `INSERT INTO borrowings (idempotency_key, state, document_id, size, name, email, phone, lang, pick_up_day, kept_until, cancel_token_hash, created_at)
     VALUES ($1, 'reserved', $2, 'M', $3, $4, '12345678', 'nb', $5, $6, 'none', now()) RETURNING id`,
    [randomUUID(), documentId, borrower, `${randomUUID()}@example.com`, today, addDays(today, 7)],
  )
  return String(row?.id)
}

/** Names of those who acted on a target, the first first. */
async function actorsOn(targetId: string): Promise<unknown[]> {
  const rows = await query('SELECT staff_name FROM staff_actions WHERE target_id = $1 ORDER BY number', [targetId])
  return rows.map(({ staff_name }) => staff_name)
}

async function query(statement: string, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  const database = new Client({ connectionString: testAddresses.DATABASE_URL })
  await database.connect()
  try {
    return (await database.query(statement, [...values])).rows
  } finally {
    await database.end()
  }
}
