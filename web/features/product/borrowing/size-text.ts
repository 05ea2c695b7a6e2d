import type { SizeLeft } from '#web/domain/borrowing/test-garments.ts'
import { formatDayOfYear } from '#web/i18n/days.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import type { BorrowTexts } from './borrow-texts.ts'

/** A size with the number left today, or with the day on which the next is free if all are lent. */
export function sizeText(lang: Language, { size, left, pickUpDays: [day] }: SizeLeft, texts: BorrowTexts): string {
  if (left > 0) return fillIn(texts.sizeLeft, { size, count: left })
  return day ? fillIn(texts.sizeFrom, { size, day: formatDayOfYear(lang, day) }) : fillIn(texts.sizeOut, { size })
}
