import { html } from 'hono/html'
import { z } from 'zod'
import type { Order } from '../store/orders.ts'

const addressSchema = z.object({
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  address1: z.string().optional(),
  address2: z.string().optional(),
  zipCode: z.string().optional(),
  city: z.string().optional(),
  country: z.string().optional(),
})

/** The parts of a receipt that the mail shows. */
const receiptSchema = z.object({
  language: z.string(),
  items: z.array(
    z.object({
      quantity: z.int(),
      size: z.string(),
      totalPrice: z.string(),
      product: z.object({ name: z.string(), variantName: z.string() }),
    }),
  ),
  totals: z.object({
    shippingPrice: z.string(),
    totalDiscountPrice: z.union([z.string(), z.literal(false)]),
    grandTotalPrice: z.string(),
  }),
  address: addressSchema,
  shippingAddress: addressSchema.omit({ email: true }),
})
type Receipt = z.infer<typeof receiptSchema>

const SENDER = { name: 'Tretopp', address: 'hei@tretopp.example' }

const TEXTS = {
  nb: {
    subject: (order: number) => `Bestilling ${order} er mottatt`,
    thanks: 'Takk for bestillingen!',
    pending: 'Vi venter på svar fra banken og begynner på bestillingen når betalingen er klar.',
    number: 'Bestillingsnummer',
    discount: 'Rabatt',
    shipping: 'Frakt',
    total: 'Sum',
    sentTo: 'Sendes til',
  },
  en: {
    subject: (order: number) => `We have received order ${order}`,
    thanks: 'Thank you for your order!',
    pending: 'We are waiting for your bank and start on the order when the payment is complete.',
    number: 'Order number',
    discount: 'Discount',
    shipping: 'Shipping',
    total: 'Total',
    sentTo: 'Sent to',
  },
} as const

/** The platform's mail about a new order, in the buyer's language; undefined for orders without a buyer's address. */
export function orderMail({ number, receipt, payment }: Order) {
  const parsed = receiptSchema.safeParse(receipt)
  if (!parsed.success) return undefined
  const language = parsed.data.language === 'en' ? 'en' : 'nb'
  const texts = TEXTS[language]
  const lead = payment?.state === 'pending' ? texts.pending : undefined
  const rows = rowsOf(parsed.data, texts)
  const recipient = addressLines(parsed.data.shippingAddress)
  const text = [
    ...[texts.thanks, ...(lead ? [lead] : []), `${texts.number}: ${number}`],
    rows.map(([name, price]) => `${name}: ${price}`).join('\n'),
    ...(recipient.length > 0 ? [`${texts.sentTo}:\n${recipient.join('\n')}`] : []),
  ].join('\n\n')
  const body = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${texts.subject(number)}</title></head>
<body><h1>${texts.thanks}</h1>${lead ? html`<p>${lead}</p>` : ''}<p>${texts.number}: <strong>${number}</strong></p>
<table>${rows.map(([name, price]) => html`<tr><th scope="row" align="left">${name}</th><td align="right">${price}</td></tr>`)}</table>
${recipient.length > 0 ? html`<p>${texts.sentTo}:${recipient.map((line) => html`<br>${line}`)}</p>` : ''}</body></html>`
  return {
    from: SENDER,
    to: parsed.data.address.email,
    subject: texts.subject(number),
    text,
    html: String(body),
    // The same for a mail that is sent again after a crash.
    messageId: `<order-${number}-${payment?.reference ?? 'free'}@tretopp.example>`,
  }
}

function rowsOf({ items, totals }: Receipt, texts: (typeof TEXTS)['nb' | 'en']): [string, string][] {
  return [
    ...items.map(({ quantity, size, totalPrice, product }): [string, string] => [
      `${quantity} × ${product.name}, ${product.variantName}, ${size}`,
      totalPrice,
    ]),
    ...(totals.totalDiscountPrice ? [[texts.discount, totals.totalDiscountPrice] satisfies [string, string]] : []),
    [texts.shipping, totals.shippingPrice],
    [texts.total, totals.grandTotalPrice],
  ]
}

function addressLines(address: Receipt['shippingAddress']): string[] {
  const { firstName, lastName, address1, address2, zipCode, city, country } = address
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const lines = [joined(firstName, lastName), address1, address2, joined(zipCode, city)]
  const known = lines.filter((line): line is string => Boolean(line))
  return known.length > 0 ? [...known, country ?? ''].filter(Boolean) : []
}
