import { type Delivery, reservedTotal } from '#web/domain/bag/bag-totals.ts'
import { formatMoney } from '#web/domain/money.ts'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { MailContext } from './mail-template.ts'

/** A reserved line as mails show it. Those of reservations from before it was stored lack title and price. */
export type ReservedLine = {
  readonly centraId: string
  readonly title: string | null
  readonly fit: string | null
  readonly size: string | null
  readonly colour: string | null
  readonly quantity: number
  readonly priceEach: number | null
  /** ISO 4217. */
  readonly currency: string | null
}

/** `2 × Storr skalljakke, Kvinner, Fjord, størrelse M, 1 999 kr per stykk`, one text a line. */
export function reservedLineTexts(t: MailContext['t'], lang: Language, lines: readonly ReservedLine[]): string[] {
  return lines.map((line) => {
    const { title, quantity, priceEach, currency } = line
    const item = [title, garmentChoice(line, texts(lang, 'mail'))].filter(Boolean).join(', ')
    const count = String(quantity)
    if (priceEach === null || currency === null) return t('reservedLineOpen', { count, item })
    return t('reservedLine', { count, item, price: formatMoney(lang, { amount: priceEach, currency }) })
  })
}

/** The price of the lines with shipping; undefined where that was not stored. */
export function reservedSum(
  lang: Language,
  lines: readonly ReservedLine[],
  delivery: Delivery | null,
): string | undefined {
  const total = reservedTotal(lines, delivery)
  return total && formatMoney(lang, total)
}

/** For the page that shows every mail. */
export function sampleLines(lang: Language): ReservedLine[] {
  const title = lang === 'nb' ? 'Storr skalljakke' : 'Storr shell jacket'
  return [
    {
      centraId: '101',
      title,
      fit: 'women',
      size: 'M',
      colour: 'Fjord',
      quantity: 1,
      priceEach: 1299,
      currency: 'NOK',
    },
  ]
}

/** The shipping cost in the samples. */
export const sampleDelivery: Delivery = { price: 99, freeOver: 1900 }
