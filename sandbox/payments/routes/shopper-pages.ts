import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { PaymentsContext, PaymentsEnvironment } from '../http/environment.ts'
import { amountText, type Markup, page } from '../pages/page.ts'
import { PAGE_TEXTS } from '../pages/texts.ts'
import type { Payment } from '../store/payments.ts'

/** The pages of the bank and of Vipps, where the shopper approves or refuses a payment. */
export const shopperPages = new Hono<PaymentsEnvironment>()

const choices = z.enum(['approve', 'cancel', 'refuse', 'misreport'])
type Choice = z.infer<typeof choices>

shopperPages.get('/bank/:page', (c) => show(c))
/** A bank's page that is opened by a form, as the action of the payment says. */
shopperPages.post('/bank/:page', (c) => show(c))
shopperPages.get('/vipps/:page', (c) => show(c))
shopperPages.post('/:kind{bank|vipps}/:page/choice', async (c) => {
  const payment = paymentOf(c)
  if (!payment) return unknownPage(c)
  const choice = choices.safeParse((await c.req.parseBody()).choice)
  if (!choice.success) return show(c)
  return leave(c, decide(c, payment, choice.data))
})

function show(c: PaymentsContext): Response | Promise<Response> {
  const payment = paymentOf(c)
  if (!payment) return unknownPage(c)
  if (payment.state !== 'waiting') return decidedPage(c, payment)
  const texts = PAGE_TEXTS[payment.language]
  const isVipps = payment.page === 'vipps'
  const title = isVipps ? texts.vipps : texts.bank
  const action = `/${isVipps ? 'vipps' : 'bank'}/${payment.pageId}/choice`
  const buttons = isVipps
    ? html`${button('approve', texts.vippsApprove, true)}${button('cancel', texts.vippsCancel)}${button('refuse', texts.vippsRefuse)}${button('misreport', texts.vippsMisreport)}`
    : html`${button('approve', texts.bankApprove, true)}${button('refuse', texts.bankRefuse)}`
  return page(
    c,
    { language: payment.language, title, formTargets: [new URL(payment.returnUrl).origin] },
    html`<h1>${title}</h1><p>${isVipps ? texts.vippsLead : texts.bankLead}</p>
<p class="amount">${amountText(payment.amount, payment.language)}</p>
<p class="note">${texts.reference} ${payment.merchantReference}</p>
<form method="post" action="${action}">${buttons}</form>`,
  )
}

function button(choice: Choice, label: string, primary = false): Markup {
  return html`<button name="choice" value="${choice}" class="${primary ? 'primary' : 'plain'}">${label}</button>`
}

function decide(c: PaymentsContext, { pspReference }: Payment, choice: Choice): Payment {
  const { payments } = c.var.service
  if (choice === 'misreport') return payments.decide(pspReference, 'authorised', 'refused')
  const states = { approve: 'authorised', cancel: 'cancelled', refuse: 'refused' } as const
  return payments.decide(pspReference, states[choice])
}

/** Returns the shopper to the shop: by a link with `redirectResult`, or by a form with `MD` and `PaRes`. */
function leave(c: PaymentsContext, payment: Payment): Response | Promise<Response> {
  return payment.page === 'bankForm' ? returnByForm(c, payment) : c.redirect(returnAddress(payment), 303)
}

function returnByForm(c: PaymentsContext, payment: Payment): Response | Promise<Response> {
  const texts = PAGE_TEXTS[payment.language]
  return page(
    c,
    { language: payment.language, title: texts.back, formTargets: [new URL(payment.returnUrl).origin], submits: true },
    html`<h1>${texts.back}</h1>${returnForm(payment)}`,
  )
}

function decidedPage(c: PaymentsContext, payment: Payment): Response | Promise<Response> {
  const texts = PAGE_TEXTS[payment.language]
  const back =
    payment.page === 'bankForm'
      ? returnForm(payment)
      : html`<p><a href="${returnAddress(payment)}">${texts.back}</a></p>`
  return page(
    c,
    { language: payment.language, title: texts.decided, formTargets: [new URL(payment.returnUrl).origin] },
    html`<h1>${texts.decided}</h1><p>${texts.decidedLead}</p>${back}`,
  )
}

function returnForm({ returnUrl, md, returnCode, language }: Payment): Markup {
  return html`<form method="post" action="${returnUrl}" data-submit>
<input type="hidden" name="MD" value="${md}"><input type="hidden" name="PaRes" value="${returnCode ?? ''}">
<button class="primary">${PAGE_TEXTS[language].back}</button></form>`
}

function returnAddress({ returnUrl, returnCode }: Payment): string {
  const address = new URL(returnUrl)
  if (returnCode) address.searchParams.set('redirectResult', returnCode)
  return address.href
}

function paymentOf(c: PaymentsContext): Payment | undefined {
  const payment = c.var.service.payments.byPageId(c.req.param('page') ?? '')
  const isVippsPage = c.req.path.startsWith('/vipps/')
  return payment && isVippsPage === (payment.page === 'vipps') ? payment : undefined
}

/** Without a payment the language is unknown. */
function unknownPage(c: PaymentsContext): Response | Promise<Response> {
  const { nb, en } = PAGE_TEXTS
  c.status(404)
  return page(
    c,
    { language: 'nb', title: nb.unknown },
    html`<h1>${nb.unknown}</h1><p>${nb.unknownLead}</p><h2 lang="en">${en.unknown}</h2><p lang="en">${en.unknownLead}</p>`,
  )
}
