import type { Delivery } from '#web/domain/bag/bag-totals.ts'
import { button, facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'
import { type ReservedLine, reservedLineTexts, reservedSum, sampleDelivery, sampleLines } from './reserved-lines.ts'

type ConfirmReservation = {
  readonly lines: readonly ReservedLine[]
  readonly delivery: Delivery | null
  readonly confirmUrl: string
}

/** Asks whether it was the owner of the address who reserved: only then do the places count. */
export const confirmReservation: MailTemplate<ConfirmReservation> = {
  write({ lines, delivery, confirmUrl }, { t, lang, sender }) {
    const sum = reservedSum(lang, lines, delivery)
    return {
      subject: t('confirmReservationHeading'),
      preheader: t('confirmReservationText'),
      parts: [
        heading(t('confirmReservationHeading')),
        paragraph(t('confirmReservationText')),
        facts(reservedLineTexts(t, lang, lines)),
        button(t('confirmReservation'), confirmUrl),
        paragraph(t('confirmReservationUntil')),
        paragraph(sum ? `${t('reservedSum', { sum })} ${t('payLater')}` : t('payLater')),
      ],
      reason: t('whyConfirmReservationMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({
    lines: sampleLines(lang),
    delivery: sampleDelivery,
    confirmUrl: `https://shop.example/api/v1/reservations/1/confirm?lang=${lang}&token=sample`,
  }),
}
