import { randomUUID } from 'node:crypto'
import { ADDRESS, card, choose, GOOD_CARD, POST_REDIRECT_CARD } from '#tests/contract/commerce/payment-calls.ts'
import { placedBy, placeOrder, shopperWithBag } from '../checkout/placed-order.ts'
import { test } from '../support/own-product.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

test('an editor finds orders by address and number, by keyboard, with payment, attempts and why one is on hold', async ({
  page,
  ownProduct,
}) => {
  const { item } = await ownProduct()
  const email = `${randomUUID()}@example.com`
  const paid = await shopperWithBag({ items: [item('M')], voucher: 'TREKK10' })
  await paid.pay(card('4111111111111111', 'DECLINED'), { address: { ...ADDRESS, email } })
  await paid.pay(GOOD_CARD, { address: { ...ADDRESS, email } })
  const first = await placedBy(paid, email)
  const shopper = await shopperWithBag({ items: [item('S')] })
  const response = await shopper.pay(POST_REDIRECT_CARD, { address: { ...ADDRESS, email } })
  await shopper.call('POST', `items/${item('M')}`)
  await shopper.result(await choose(response, 'approve'))
  const held = await placedBy(shopper, email)
  const other = await placeOrder({ items: [item('L')] })

  await signIn(page, /Kari/, '/community/orders')
  const list = page.getByRole('list', { name: 'Orders' })
  await expect(list.getByText(`Order ${other.order.number}`)).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'E-mail address, order number or payment reference' })
  await search.fill(email.toUpperCase())
  await search.press('Enter')
  const cards = list.getByRole('listitem').filter({ has: page.getByText(/^Order \d+$/) })
  await expect(cards.getByText(/^Order \d+$/)).toHaveText([`Order ${held.order.number}`, `Order ${first.order.number}`])
  await page.getByRole('button', { name: `Details of order ${held.order.number}` }).press('Enter')
  await expect(cards.first()).toContainText('What was paid does not match the order')
  await expect(cards.first()).toContainText('On hold')
  const details = page.getByRole('button', { name: `Details of order ${first.order.number}` })
  await details.press('Enter')
  await expect(details).toHaveAttribute('aria-expanded', 'true')
  const attempts = cards.nth(1).getByRole('list', { name: 'Attempts to pay' }).getByRole('listitem')
  await expect(attempts).toHaveText([/1\. Not paid/, /2\. Paid: became the order/])
  await expect(cards.nth(1)).toContainText('Discount (TREKK10)')
  await expect(cards.nth(1).getByRole('link', { name: 'Prøveplagg' })).toHaveAttribute('href', /product/)
  expect(await findingsIn(page, '[data-community]')).toEqual([])
  await search.fill(`#${first.order.number}`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(cards.getByText(/^Order \d+$/)).toHaveText([`Order ${first.order.number}`])
  await expect(page.getByText('1. Not paid')).toBeVisible()
  await search.fill('nobody@example.com')
  await search.press('Enter')
  await expect(page.getByText('No order has this address, number or reference.')).toBeVisible()
})
