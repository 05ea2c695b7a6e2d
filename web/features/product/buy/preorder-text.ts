import { noBreak } from '#web/domain/numbers.ts'
import type { Availability } from '#web/domain/product/availability.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import type { BuyTexts } from './buy-texts.ts'

export type Preorder = Extract<Availability, { kind: 'soldOutPreorder' }>

/**
 * One sentence: that it can be preordered, how many are left once they are few, and when they come. Loaded with the
 * first preorder.
 */
export function preorderText(lang: Language, { deliveryDate, few }: Preorder, texts: BuyTexts): string {
  // A date is not broken over two lines.
  const date = deliveryDate && formatDate(lang, deliveryDate).replaceAll(' ', noBreak)
  if (!few) return date ? fillIn(texts.soldOutPreorderDate, { date }) : texts.soldOutPreorder
  const count = few.of ? fillIn(texts.leftOf, { count: few.left, of: few.of }) : few.left
  return date ? fillIn(texts.preorderLeftDate, { count, date }) : fillIn(texts.preorderLeft, { count })
}
