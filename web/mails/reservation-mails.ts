import type { Delivery } from '#web/domain/bag/bag-totals.ts'
import { groupThousands } from '#web/domain/numbers.ts'
import { crowdfundingProgress } from '#web/domain/product/crowdfunding-status.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { button, facts, heading, link, type Part, paragraph, progress } from './mail-parts.ts'
import type { MailContext, MailTemplate } from './mail-template.ts'
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

/** The progress of a reserved product's campaign. */
type ReservedCampaign = {
  readonly title: string
  /** The page of the product; undefined where it has none in the language. */
  readonly url: string | undefined
  /** `YYYY-MM-DD` */
  readonly lastDay: string | undefined
  readonly goal: number | undefined
  /** Garments that are reserved, these included. */
  readonly reserved: number
}

type ReservationConfirmed = {
  readonly reference: string
  readonly lines: readonly ReservedLine[]
  readonly delivery: Delivery | null
  readonly campaigns: readonly ReservedCampaign[]
  readonly cancelUrl: string
}

/**
 * Confirms a reservation: thanks, the reserved garments, the progress of their campaign and the next steps. Cancelling
 * is a link at the end.
 */
export const reservationConfirmed: MailTemplate<ReservationConfirmed> = {
  write({ reference, lines, delivery, campaigns, cancelUrl }, context) {
    const { t, lang, sender } = context
    const sum = reservedSum(lang, lines, delivery)
    return {
      subject: t('reservedHeading'),
      preheader: t('reservedPreheader'),
      parts: [
        heading(t('reservedHeading')),
        paragraph(t('reservedThanks')),
        facts(reservedLineTexts(t, lang, lines)),
        ...campaigns.flatMap((campaign) => campaignParts(campaign, context)),
        paragraph(sum ? `${t('reservedSum', { sum })} ${t('payLater')}` : t('payLater')),
        ...(campaigns.some(({ goal }) => goal) ? [paragraph(t('reservedTooFew'))] : []),
        paragraph(t('reservedReference', { reference })),
        link(t('reservedCancel'), cancelUrl),
      ],
      reason: t('whyReservationMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({
    reference: '1D0A9F57',
    lines: sampleLines(lang),
    delivery: sampleDelivery,
    campaigns: [
      {
        title: sampleLines(lang)[0]?.title ?? '',
        url: `https://shop.example/${lang}/shop/storr`,
        lastDay: '2026-12-15',
        goal: 150,
        reserved: 68,
      },
    ],
    cancelUrl: `https://shop.example/api/v1/reservations/1/cancel?lang=${lang}&token=sample`,
  }),
}

function campaignParts({ title, url, lastDay, goal, reserved }: ReservedCampaign, { t, lang }: MailContext): Part[] {
  const percent = crowdfundingProgress(goal, { status: 'loaded', orderCount: reserved }) ?? 0
  const count = groupThousands(reserved)
  return [
    ...(goal ? [progress(t('reservedProgress', { product: title, count, goal: groupThousands(goal) }), percent)] : []),
    ...(lastDay ? [paragraph(t('reservedUntil', { product: title, date: formatDate(lang, lastDay) }))] : []),
    ...(url ? [button(t('reservedCampaign', { product: title }), url)] : []),
  ]
}

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
