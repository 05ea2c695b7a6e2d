import { button, facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'
import { type ReservedLine, reservedLineTexts, sampleLines } from './reserved-lines.ts'

type ConfirmReservation = { readonly lines: readonly ReservedLine[]; readonly confirmUrl: string }

/** Asks whether it was the owner of the address who reserved: only then do the places count. */
export const confirmReservation: MailTemplate<ConfirmReservation> = {
  write: ({ lines, confirmUrl }, { t, lang, sender }) => ({
    subject: t('confirmReservationHeading'),
    preheader: t('confirmReservationText'),
    parts: [
      heading(t('confirmReservationHeading')),
      paragraph(t('confirmReservationText')),
      facts(reservedLineTexts(t, lang, lines)),
      button(t('confirmReservation'), confirmUrl),
      paragraph(t('confirmReservationUntil')),
    ],
    reason: t('whyConfirmReservationMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({
    lines: sampleLines(lang),
    confirmUrl: `https://shop.example/api/v1/reservations/1/confirm?lang=${lang}&token=sample`,
  }),
}
