import { account as nb } from '#web/i18n/messages/nb/account.ts'
import { receipt } from '#web/i18n/messages/nb/receipt.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
import { callCommerceAdmin } from '../support/own-bag.ts'
import { logInAs, ownMember, verifyAddress } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'
import { placeOrder } from './placed-order.ts'

test('orders made as a guest are on the account page of a verified address: page by page, printed, ordered again', async ({
  page,
  context,
  ownProduct,
}) => {
  const { item } = await ownProduct()
  const member = await ownMember()
  const numbers: string[] = []
  for (let count = 0; count < 11; count++) {
    const items = count === 10 ? [item('S'), item('M'), item('M')] : [item('M')]
    numbers.unshift((await placeOrder({ items, email: member.email })).order.number)
  }
  await verifyAddress(member)
  await logInAs(context, member)
  await page.goto('/nb/account#orders')
  const section = page.locator('section#orders')
  await section.scrollIntoViewIfNeeded()
  const orders = section.locator('details')
  await expect(orders).toHaveCount(10)
  await section.getByRole('button', { name: nb.more }).click()
  await expect(orders).toHaveCount(11)
  await expect(section.locator('summary strong')).toHaveText(numbers.map((number) => fillIn(receipt.order, { number })))
  const newest = orders.first()
  await expect(newest.locator('li')).toHaveCount(2)
  await expect(newest).toContainText(receipt.received)
  expect(await seriousFindings(page)).toEqual([])

  // One receipt is printed, and nothing next to it.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await newest.getByRole('button', { name: receipt.print }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print]')).toHaveCount(1)
  await expect(page.locator('[data-print]')).toBeVisible()
  await expect(orders.nth(1).locator('summary')).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))

  await callCommerceAdmin('PUT', `items/${item('S')}/stock`, { stock: 0 })
  await newest.getByRole('button', { name: nb.reorder }).click()
  await expect(newest.getByRole('status')).toContainText(/Prøveplagg.*størrelse S/)
  await newest.getByRole('button', { name: nb.openBag }).click()
  await expect(page.getByRole('dialog', { name: 'Handlepose' })).toContainText('Prøveplagg')
})
