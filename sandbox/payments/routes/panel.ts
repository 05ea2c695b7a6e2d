import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { brandNamed } from '../cards/brands.ts'
import { HOLDER_RESULTS, securityCodeOf, TEST_CARDS, TEST_EXPIRY, type TestCard } from '../cards/test-cards.ts'
import { formatNumber } from '../frame/rules.ts'
import { ApiError } from '../http/api-error.ts'
import type { PaymentsContext, PaymentsEnvironment } from '../http/environment.ts'
import { amountText, type Markup, page } from '../pages/page.ts'
import type { Payment } from '../store/payments.ts'
import type { StoredWebhook } from '../store/webhooks.ts'

/** The page for people trying the shop: test cards, payments and their webhooks. */
export const panel = new Hono<PaymentsEnvironment>()

const actions = z.enum(['authorise', 'refuse', 'repeat-webhooks'])

panel.get('/', (c) => panelPage(c))

panel.post('/payments/:reference', async (c) => {
  if (c.req.header('origin') !== new URL(c.req.url).origin) throw new ApiError(403, '010', 'Not allowed', 'security')
  const { payments, webhooks, sender } = c.var.service
  const reference = c.req.param('reference')
  const action = actions.safeParse((await c.req.parseBody()).action)
  if (!payments.get(reference) || !action.success) throw new ApiError(404, '000', 'Not found')
  if (action.data === 'repeat-webhooks') {
    webhooks.repeat(reference, Date.now())
    sender.wake()
  } else {
    payments.decide(reference, action.data === 'authorise' ? 'authorised' : 'refused')
  }
  return c.redirect('/', 303)
})

function panelPage(c: PaymentsContext): Response | Promise<Response> {
  const { payments, webhooks } = c.var.service
  const sent = Map.groupBy(
    webhooks.all(),
    ({ notification }) => notification.originalReference ?? notification.pspReference,
  )
  const rows = payments.all().map((payment) => paymentRow(payment, sent.get(payment.pspReference) ?? []))
  return page(
    c,
    { language: 'en', title: 'Payments', wide: true },
    html`<h1>Payments</h1>
<p class="note">Stands in for the payment service. No money is moved, and real card numbers are refused.</p>
<h2>Test cards</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Test cards"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Brand</th><th scope="col">Expiry date</th><th scope="col">Security code</th><th scope="col">What happens</th></tr></thead>
<tbody>${TEST_CARDS.map(cardRow)}</tbody></table></div>
<p>The name on the card can decide the result: ${Object.entries(HOLDER_RESULTS).map(([name, result]) => html`<code>${name}</code> (${result}) `)}</p>
<h2>All payments</h2>
${rows.length === 0 ? html`<p>None yet.</p>` : paymentTable(rows)}`,
  )
}

const AUTHENTICATION = { none: 'Paid', form: 'The bank asks, by a form', link: 'The bank asks, by a link' } as const

function cardRow(card: TestCard): Markup {
  const brand = brandNamed(card.brand)
  return html`<tr><td><code>${formatNumber(card.number, { brand, checksLuhn: true, panLength: undefined })}</code></td><td>${brand?.name}</td>
<td>${TEST_EXPIRY.month}/${TEST_EXPIRY.year.slice(-2)}</td><td>${securityCodeOf(card)}</td><td>${AUTHENTICATION[card.authentication]}</td></tr>`
}

function paymentTable(rows: readonly Markup[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="All payments"><table>
<thead><tr><th scope="col">Made</th><th scope="col">Reference</th><th scope="col">Method</th><th scope="col">Amount</th><th scope="col">State</th><th scope="col">Webhooks</th><th scope="col">Actions</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

function paymentRow(payment: Payment, webhooks: readonly StoredWebhook[]): Markup {
  const { pspReference, merchantReference, amount, method, cardSummary, state, reason, cancelled, createdAt } = payment
  const delivered = webhooks.filter(({ deliveredAt }) => deliveredAt !== undefined).length
  const decidable = state === 'pending' || state === 'waiting'
  return html`<tr><td><time datetime="${createdAt}">${createdAt.slice(0, 10)}</time><br><time datetime="${createdAt}">${createdAt.slice(11, 19)}</time></td><td><code>${pspReference}</code><br>${merchantReference}</td>
<td>${method}${cardSummary ? html`<br>ends in ${cardSummary}` : ''}</td><td>${amountText(amount, 'en')}</td>
<td>${state}${cancelled ? ', cancelled' : ''}${reason ? html`<br>${reason}` : ''}</td><td>${delivered} of ${webhooks.length} delivered</td>
<td><form method="post" action="/payments/${pspReference}">
${decidable ? html`<button name="action" value="authorise">Authorise</button> <button name="action" value="refuse">Refuse</button>` : ''}
${webhooks.length > 0 ? html`<button name="action" value="repeat-webhooks">Send webhooks again</button>` : ''}</form></td></tr>`
}
