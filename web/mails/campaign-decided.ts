import type { Delivery } from '#web/domain/bag/bag-totals.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { button, facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'
import { type ReservedLine, reservedLineTexts, reservedSum, sampleDelivery, sampleLines } from './reserved-lines.ts'

type CampaignDecided = {
  /** The product's title. */
  readonly product: string
  /** The reader's reserved lines of it. */
  readonly lines: readonly ReservedLine[]
}

type ProductionStarts = CampaignDecided & {
  readonly delivery: Delivery | null
  readonly purchaseUrl: string
  /** The time until which the link works. */
  readonly until: Date
}

/** Production starts: the personal link to buy the reserved garments, at the price at which they were reserved. */
export const productionStarts: MailTemplate<ProductionStarts> = {
  write({ product, lines, delivery, purchaseUrl, until }, { t, lang, sender }) {
    const subject = t('productionHeading', { product })
    const sum = reservedSum(lang, lines, delivery)
    const date = formatDate(lang, until)
    return {
      subject,
      preheader: t('productionText'),
      parts: [
        heading(subject),
        paragraph(t('productionText')),
        facts(reservedLineTexts(t, lang, lines)),
        paragraph(sum ? t('productionPay', { sum, date }) : t('productionPayOpen', { date })),
        button(t('productionButton'), purchaseUrl),
        paragraph(t('productionLink')),
      ],
      reason: t('whyReservationMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({
    product: sampleLines(lang)[0]?.title ?? '',
    lines: sampleLines(lang),
    delivery: sampleDelivery,
    until: new Date('2026-12-30T12:00:00Z'),
    purchaseUrl: `https://shop.example/api/v1/reservations/1/purchase?lang=${lang}&campaign=101&token=sample`,
  }),
}

/** Too few reserved: nothing is charged. */
export const campaignFailed: MailTemplate<CampaignDecided> = {
  write({ product, lines }, { t, lang, sender }) {
    const subject = t('campaignFailedHeading', { product })
    return {
      subject,
      preheader: t('campaignFailedText'),
      parts: [
        heading(subject),
        paragraph(t('campaignFailedText')),
        paragraph(t('campaignFailedLines')),
        facts(reservedLineTexts(t, lang, lines)),
      ],
      reason: t('whyReservationMail', { shop: sender.shopName }),
    }
  },
  sample: (lang) => ({ product: sampleLines(lang)[0]?.title ?? '', lines: sampleLines(lang) }),
}
