import { randomUUID } from 'node:crypto'
import { formatMoney } from '#web/domain/money.ts'
import { en } from '#web/i18n/en.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { confirmByMail, confirmLink } from '../support/confirm-reservation.ts'
import { expect } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { test } from '../support/own-product.ts'
import { field, fillReservation, form, openCheckout, order } from './checkout-page.ts'
import { storedState } from './payment-page.ts'

const { checkout, payment, confirmation, bag, mail } = en

test('[R1.09] reserving alone asks for what it keeps; the whole amount, and until when it is paid, in the same words from the bag to the mail', async ({
  page,
  request,
  ownProduct,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  const { item } = await ownProduct({
    content: { productState: 'crowdFunding', crowdfundingGoal: 10, crowdfundingDate: '2027-03-01' },
  })
  const email = `${randomUUID()}@example.com`
  const whole = formatMoney('en', { amount: 1398, currency: 'NOK' })
  await openCheckout(page, { items: [item('M')] }, 'en')
  const sums = order(page)
  await expect(sums).toContainText(bag.laterShipping)
  await expect(sums).toContainText(`${fillIn(checkout.chargedLaterText, { amount: whole })} ${checkout.payLater}`)

  const part = page.getByRole('region', { name: payment.reservationHeading })
  await expect(part.getByRole('button', { name: payment.reserve, exact: true })).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('region', { name: payment.heading, exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: checkout.address })).toBeHidden()
  await expect(field(page, 'phone', 'en')).toBeHidden()
  await expect(page.getByText(bag.voucherAsk)).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await part.getByRole('button', { name: payment.reserve, exact: true }).click()
  await expect(field(page, 'email', 'en')).toBeFocused()
  await fillReservation(page, email, 'en')
  await form(page, 'en').getByRole('checkbox', { name: checkout.newsletter }).check()
  await part.getByRole('button', { name: payment.reserve, exact: true }).click()

  await expect(page).toHaveURL(/\/en\/crowdfunding\/confirmation$/)
  expect(await storedState(page)).toMatchObject({ centraPaymentResult: { kind: 'reservation' }, openPayment: null })
  const main = page.getByRole('main')
  await expect(main).toContainText(email)
  await expect(main).toContainText(fillIn(confirmation.laterSum, { sum: whole }))
  await expect(main).toContainText(confirmation.payLater)
  await expect(main.getByRole('region', { name: confirmation.accountTitle })).toContainText(
    confirmation.reservedAccountText,
  )
  // The newsletter is asked about in a mail of its own.
  expect(await confirmLink(request, email, 'newsletter')).toContain('lang=en')

  await confirmByMail(request, email)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(confirmation.reservedThanks, { timeout: 15_000 })
  const reference = /[0-9A-F]{8}/.exec((await main.getByText(/^\p{L}+: [0-9A-F]{8}$/u).textContent()) ?? '')?.[0] ?? ''
  const thanks = async () =>
    (await mailsTo(request, email)).find(({ subject }) => subject === mail.reservedHeading)?.text ?? ''
  await expect.poll(thanks, { timeout: 20_000 }).toContain(fillIn(mail.reservedReference, { reference }))
  expect(await thanks()).toContain(`${fillIn(mail.reservedSum, { sum: whole })} ${mail.payLater}`)
  expect(await thanks()).toContain(fillIn(mail.reservedCampaign, { product: 'Sample garment' }))
})
