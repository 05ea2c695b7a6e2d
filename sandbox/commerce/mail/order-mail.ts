import { html } from 'hono/html'
import { z } from 'zod'
import { formatMoney } from '#web/domain/money.ts'
import { promisedDeliveriesField, readPromisedDeliveries } from '#web/domain/order/promised-deliveries.ts'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import { countryName } from '#web/domain/visitor/country-names.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Order } from '../store/orders.ts'
import { type OrderMailTexts, orderMailTexts } from './order-mail-texts.ts'

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

const amountOrNone = z.union([z.number(), z.literal(false)])

/** The parts of a receipt that the mail shows. */
const receiptSchema = z.object({
  language: z.string(),
  currency: z.string(),
  items: z.array(
    z.object({
      item: z.string().optional(),
      quantity: z.int(),
      size: z.string(),
      totalPriceAsNumber: z.number(),
      product: z.object({ name: z.string(), variantName: z.string(), gender: z.string().nullish() }),
    }),
  ),
  totals: z.object({
    itemsTotalPriceAsNumber: z.number(),
    shippingPriceAsNumber: z.number(),
    totalDiscountPriceAsNumber: amountOrNone,
    taxDeductedAsNumber: amountOrNone,
    grandTotalPriceAsNumber: z.number(),
    grandTotalPriceTaxAsNumber: z.number(),
  }),
  address: addressSchema,
  shippingAddress: addressSchema.omit({ email: true }),
  additionalFields: z.record(z.string(), z.unknown()).optional(),
})
type Receipt = z.infer<typeof receiptSchema>

type Row = { readonly name: string; readonly value: string; readonly isStrong?: boolean }

const SENDER = { name: 'Tretopp', address: 'hei@tretopp.example' }

const INK = '#1f3033'
const CELL = 'padding:8px 0;border-bottom:1px solid #d5d7cc;vertical-align:top'

/** The platform's mail about a new order, in the buyer's language; undefined for orders without a buyer's address. */
export function orderMail(order: Order) {
  const { number, receipt, payment } = order
  const parsed = receiptSchema.safeParse(receipt)
  if (!parsed.success) return undefined
  const { data } = parsed
  const lang = data.language === 'en' ? 'en' : 'nb'
  const texts = orderMailTexts[lang]
  const lead = texts[leadOf(order)]
  const rows = [...lineRows(data, lang, texts), ...sumRows(data, lang, texts)]
  const recipient = addressLines(lang, data.shippingAddress)
  const text = [
    ...[texts.thanks, lead, `${texts.number}: ${number}`],
    rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    ...(recipient.length > 0 ? [`${texts.sentTo}:\n${recipient.join('\n')}`] : []),
    ...[texts.questions, SENDER.name],
  ].join('\n\n')
  const paragraph = (content: unknown) => html`<p style="margin:0 0 16px">${content}</p>`
  const body = html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.subject(number)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f3ea;color:${INK};font:16px/24px sans-serif">
<div style="max-width:528px;margin:0 auto;padding:32px;background:#ffffff;border-top:8px solid #cccc52">
<p style="margin:0 0 24px;font-weight:700">${SENDER.name}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:32px">${texts.thanks}</h1>
${paragraph(lead)}${paragraph(html`${texts.number}: <strong>${number}</strong>`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows.map(tableRow)}</table>
${recipient.length > 0 ? paragraph(html`<strong>${texts.sentTo}</strong>${recipient.map((line) => html`<br>${line}`)}`) : ''}
${paragraph(texts.questions)}</div></body></html>`
  return {
    from: SENDER,
    to: data.address.email,
    subject: texts.subject(number),
    text,
    html: String(body),
    // The same for a mail that is sent again after a crash.
    messageId: `<order-${number}-${payment?.reference ?? 'free'}@tretopp.example>`,
  }
}

function leadOf({ status, payment }: Order): 'pending' | 'onHold' | 'paid' | 'free' {
  if (payment?.state === 'pending') return 'pending'
  if (status === 'hold') return 'onHold'
  return payment ? 'paid' : 'free'
}

function tableRow({ name, value, isStrong }: Row) {
  const weight = isStrong ? ';font-weight:700' : ''
  return html`<tr><td style="${CELL}${weight}">${name}</td><td align="right" style="${CELL}${weight};padding-left:16px;white-space:nowrap">${value}</td></tr>`
}

function lineRows({ items, currency, additionalFields }: Receipt, lang: Language, texts: OrderMailTexts): Row[] {
  const deliveries = readPromisedDeliveries(String(additionalFields?.[promisedDeliveriesField] ?? ''))
  return items.map(({ item = '', quantity, size, totalPriceAsNumber, product }) => ({
    name: [
      `${quantity} × ${product.name}`,
      garmentChoice({ fit: product.gender ?? null, colour: product.variantName, size }, texts),
      deliveredText(deliveries.get(item), lang, texts),
    ]
      .filter(Boolean)
      .join(', '),
    value: formatMoney(lang, { amount: totalPriceAsNumber, currency }),
  }))
}

function deliveredText(day: string | undefined, lang: Language, texts: OrderMailTexts): string {
  if (!day) return ''
  const format = { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return texts.delivered(new Date(day).toLocaleDateString(lang === 'nb' ? 'nb' : 'en-US', format))
}

function sumRows({ totals, currency }: Receipt, lang: Language, texts: OrderMailTexts): Row[] {
  const money = (amount: number) => formatMoney(lang, { amount, currency })
  const discount = totals.totalDiscountPriceAsNumber
  const taxDeducted = totals.taxDeductedAsNumber
  const shipping = totals.shippingPriceAsNumber
  return [
    { name: texts.goods, value: money(totals.itemsTotalPriceAsNumber) },
    ...(discount ? [{ name: texts.discount, value: money(discount) }] : []),
    { name: texts.shipping, value: shipping === 0 ? texts.freeShipping : money(shipping) },
    ...(taxDeducted ? [{ name: texts.taxDeducted, value: money(-Math.abs(taxDeducted)) }] : []),
    { name: texts.total, value: money(totals.grandTotalPriceAsNumber), isStrong: true },
    ...(totals.grandTotalPriceTaxAsNumber > 0
      ? [{ name: texts.tax, value: money(totals.grandTotalPriceTaxAsNumber) }]
      : []),
  ]
}

function addressLines(lang: Language, address: Receipt['shippingAddress']): string[] {
  const { firstName, lastName, address1, address2, zipCode, city, country } = address
  const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const lines = [joined(firstName, lastName), address1, address2, joined(zipCode, city)]
  const known = lines.filter((line): line is string => Boolean(line))
  return known.length > 0 ? [...known, country ? countryName(lang, country) : ''].filter(Boolean) : []
}
