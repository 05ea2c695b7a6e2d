import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { ReservationPage } from './reservation-page.tsx'
import { reservationKeys } from './reservation-texts.ts'

/**
 * The confirmation of a reservation (R2.33): a static page, which opens with the browser's own reservation only
 * (R2.38).
 */
export function ReservationTemplate({ lang }: { lang: Language }) {
  return <ReservationPage lang={lang} texts={someTexts(lang, 'confirmation', reservationKeys)} />
}
