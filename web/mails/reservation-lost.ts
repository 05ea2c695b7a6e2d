import { facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'
import { type ReservedLine, reservedLineTexts, sampleLines } from './reserved-lines.ts'

type ReservationLost = { readonly lines: readonly ReservedLine[]; readonly orderNumber: string }

/** The payment took so long that others reserved the last garments: nothing is charged for them, and the order is not affected. */
export const reservationLost: MailTemplate<ReservationLost> = {
  write: ({ lines, orderNumber }, { t, lang, sender }) => ({
    subject: t('reservationLostHeading'),
    preheader: t('reservationLostPreheader'),
    parts: [
      heading(t('reservationLostHeading')),
      paragraph(t('reservationLostText', { order: orderNumber })),
      facts(reservedLineTexts(t, lang, lines)),
      paragraph(t('reservationLostNothing')),
    ],
    reason: t('whyReservationMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ lines: sampleLines(lang), orderNumber: '1042' }),
}
