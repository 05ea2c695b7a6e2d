import { formatDate } from '#web/i18n/dates.ts'
import { button, facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'
import { type ReservedLine, reservedLineTexts, reservedSum, sampleLines } from './reserved-lines.ts'

type ReservationConfirmed = {
  readonly lines: readonly ReservedLine[]
  /** The campaigns and their last days, `YYYY-MM-DD`. */
  readonly campaigns: readonly { readonly title: string; readonly lastDay: string }[]
  readonly cancelUrl: string
}

/** Confirms a reservation: what, when it would be charged and how to cancel. */
export const reservationConfirmed: MailTemplate<ReservationConfirmed> = {
  write: ({ lines, campaigns, cancelUrl }, { t, lang, sender }) => ({
    subject: t('reservedHeading'),
    preheader: t('reservedPreheader'),
    parts: [
      heading(t('reservedHeading')),
      facts(reservedLineTexts(t, lang, lines)),
      paragraph(t('reservedLater', { sum: reservedSum(lang, lines) ?? '' })),
      ...campaigns.map(({ title, lastDay }) =>
        paragraph(t('reservedUntil', { product: title, date: formatDate(lang, lastDay) })),
      ),
      paragraph(t('reservedCancelText')),
      button(t('reservedCancel'), cancelUrl),
    ],
    reason: t('whyReservationMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({
    lines: sampleLines(lang),
    campaigns: [{ title: sampleLines(lang)[0]?.title ?? '', lastDay: '2026-12-15' }],
    cancelUrl: `https://shop.example/api/v1/reservations/1/cancel?lang=${lang}&token=sample`,
  }),
}
