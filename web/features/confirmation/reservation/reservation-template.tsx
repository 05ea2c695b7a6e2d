import type { Texts } from '#web/i18n/nb.ts'
import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { ReservationPage } from './reservation-page.tsx'

const keys = [
  'crowdfundingTitle',
  'reservationLoading',
  'noReservationTitle',
  'noReservationText',
  'reservationFailedTitle',
  'reservationFailedText',
  'retry',
  'toShop',
  'toAccount',
] as const

export type ReservationTexts = Pick<Texts<'confirmation'>, (typeof keys)[number]>

/** The confirmation of a reservation (R2.33): a static page, which opens with the browser's own reservation only (R2.38). */
export function ReservationTemplate({ lang }: { lang: Language }) {
  return <ReservationPage lang={lang} texts={someTexts(lang, 'confirmation', keys)} />
}
