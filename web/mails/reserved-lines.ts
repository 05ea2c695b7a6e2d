import { formatMoney } from '#web/domain/money.ts'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { MailContext } from './mail-template.ts'

/** A reserved line as mails say it. Those of reservations from before it was stored lack title and price. */
export type ReservedLine = {
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

/** What the lines cost together; undefined where prices were not stored. A reservation has one currency. */
export function reservedSum(lang: Language, lines: readonly ReservedLine[]): string | undefined {
  const currency = lines[0]?.currency
  if (!currency || lines.some(({ priceEach }) => priceEach === null)) return undefined
  const amount = lines.reduce((sum, { priceEach, quantity }) => sum + (priceEach ?? 0) * quantity, 0)
  return formatMoney(lang, { amount, currency })
}

/** For the page that shows every mail. */
export function sampleLines(lang: Language): ReservedLine[] {
  const title = lang === 'nb' ? 'Storr skalljakke' : 'Storr shell jacket'
  return [{ title, fit: 'women', size: 'M', colour: 'Fjord', quantity: 2, priceEach: 3499, currency: 'NOK' }]
}
