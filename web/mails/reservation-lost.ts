import { facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'
import { type ReservedLine, reservedLineTexts, sampleLines } from './reserved-lines.ts'

type ReservationLost = {
  readonly lines: readonly ReservedLine[]
  readonly orderNumber: string
  readonly reason: 'tooFewLeft' | 'tooManyPerPerson'
}

/**
 * The garments reserved with an order found no place: others reserved the last ones first, or the reserver has as many
 * as one person can have. Nothing is charged for them, and the order is not affected.
 */
export const reservationLost: MailTemplate<ReservationLost> = {
  write: ({ lines, orderNumber, reason }, { t, lang, sender }) => ({
    subject: t('reservationLostHeading'),
    preheader: t(reason === 'tooFewLeft' ? 'reservationLostPreheader' : 'reservationLostNothing'),
    parts: [
      heading(t('reservationLostHeading')),
      paragraph(t(reason === 'tooFewLeft' ? 'reservationLostText' : 'reservationTooMany', { order: orderNumber })),
      facts(reservedLineTexts(t, lang, lines)),
      paragraph(t('reservationLostNothing')),
    ],
    reason: t('whyReservationMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ lines: sampleLines(lang), orderNumber: '1042', reason: 'tooFewLeft' }),
}
