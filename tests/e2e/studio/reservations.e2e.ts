import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { testAddresses } from '#tests/setup/addresses.ts'
import { reservationReference } from '#web/domain/product/reserved-purchase.ts'
import { mailsTo } from '../support/inbox.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const hour = 60 * 60_000
const lastDay = '2099-01-31'

test('[R1.09] an editor sees who reserved what, by size and colour, downloads it and sends a link again, by keyboard', async ({
  page,
  ownProduct,
  request,
}) => {
  const name = `Reservert ${randomUUID().slice(0, 8)}`
  const title = { _type: 'localeString', nb: name, en: name }
  const own = await ownProduct({
    content: { productState: 'crowdFunding', crowdfundingDate: lastDay, crowdfundingGoal: 10, title },
  })
  const decisionId = await startProduction(own.centraId)
  const add = (reservation: Stored) => store({ ...own, decisionId }, reservation)
  const kari = await add({ size: 'M', quantity: 2, isTold: true })
  const paid = await add({ size: 'S', quantity: 1, isTold: true, order: '1001' })
  const gone = await add({ size: 'M', quantity: 3, state: 'cancelled', email: `=1+${randomUUID()}@example.com` })

  // From the product's form to its campaign.
  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=product`)
  await page.getByRole('link', { name: 'Reservations by size, colour and person' }).click()
  await expect(page).toHaveURL(new RegExp(`/community/campaigns/${own.centraId}`))
  const sums = page.getByRole('region', { name: `Garments of ${name} by size and colour` })
  await expect(sums.getByRole('row')).toHaveText([
    /^Garments\s*Reserved\s*Paid\s*Lapsed\s*At checkout\s*Unverified\s*Cancelled$/,
    /^Women, Gran\s*2\s*1\s*0\s*0\s*0\s*3$/,
    /^Size S\s*0\s*1\s*0\s*0\s*0\s*0$/,
    /^Size M\s*2\s*0\s*0\s*0\s*0\s*3$/,
    /^All\s*2\s*1\s*0\s*0\s*0\s*3$/,
  ])
  const rows = page.getByRole('list', { name: `Reservations of ${name}` }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: paid.email })).toContainText('paid with order 1001')
  await expect(rows.getByRole('button')).toHaveCount(1)
  expect(await findingsIn(page, '[data-community]')).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(new RegExp(`^reservations-${own.centraId}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(5)
  for (const part of ['\ufeff"Reference";', `;"${kari.email}";`, `;"'${gone.email}";`]) expect(csv).toContain(part)

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(gone.email)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All')
  await page.getByRole('searchbox', { name: 'E-mail address, name or reference' }).fill(reservationReference(kari.id))
  await expect(rows).toHaveCount(1)
  const send = page.getByRole('button', { name: `Send the link again …: ${kari.email}` })
  await send.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send the link again' })
  await expect(dialog).toContainText(kari.email)
  await dialog.getByRole('button', { name: 'Send the link' }).press('Enter')
  await expect(page.getByText(`The link was sent to ${kari.email}.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rows).toContainText('Link sent again by Kari Redaktør')
  await expect.poll(async () => (await mailsTo(request, kari.email)).length).toBe(1)
  const [mail] = await mailsTo(request, kari.email)
  const link = mail?.text.match(/https?:\S+\/purchase\S+/)?.[0] ?? ''
  expect((await request.get(link, { maxRedirects: 0 })).status()).toBe(303)
  await page.getByRole('link', { name: 'Audit trail' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(
    'Kari Redaktør sent the link to buy again',
  )
})

type Stored = {
  readonly size: string
  readonly quantity: number
  readonly state?: 'cancelled'
  readonly email?: string
  /** Its owner was mailed that production starts, two hours ago. */
  readonly isTold?: true
  readonly order?: string
}
type Campaign = { readonly centraId: string; readonly decisionId: string; readonly item: (size: string) => string }

/** A reservation of a women's garment. Deleted with its product's rows. */
async function store({ centraId, decisionId, item }: Campaign, { size, quantity, isTold, order, ...rest }: Stored) {
  const { state = 'confirmed', email = `${randomUUID()}@example.com` } = rest
  const id = randomUUID()
  await query(
    `INSERT INTO reservations (id, idempotency_key, state, email, mailbox, created_at)
     VALUES ($1, $2, $3, $4, $4, now() - interval '3 days')`,
    [id, randomUUID(), state, email],
  )
  await query(
    `INSERT INTO reservation_lines
       (reservation_id, centra_id, decision_id, item, quantity, price_each, currency, title, fit, size, colour)
     VALUES ($1, $2, $3, $4, $5, 1299, 'NOK', 'Prøveplagg', 'women', $6, 'Gran')`,
    [id, centraId, decisionId, item(size), quantity, size],
  )
  const told = [id, centraId, randomUUID(), new Date(Date.now() - 2 * hour), order ?? null]
  if (isTold)
    await query(
      `INSERT INTO campaign_mails (reservation_id, centra_id, purchase_token_hash, mailed_at, purchase_order)
       VALUES ($1, $2, $3, $4, $5)`,
      told,
    )
  return { id, email }
}

async function startProduction(centraId: string): Promise<string> {
  const [row] = await query(
    `INSERT INTO campaign_decisions (centra_id, last_day, decision, decided_at, decided_by)
     VALUES ($1, $2, 'production', now() - interval '2 hours', '{"id": "e2e", "name": "Kari Redaktør"}') RETURNING id`,
    [centraId, lastDay],
  )
  return String(row?.id)
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
