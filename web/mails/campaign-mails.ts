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

type Started = {
  readonly title: string
  /** `YYYY-MM-DD`; null for a campaign that runs until its maximum is reached. */
  readonly lastDay: string | null
  /** Absolute address of the product's page. */
  readonly url: string
}

type CampaignsStart = { readonly campaigns: readonly Started[]; readonly stopUrl: string }

/** To members who asked for it: campaigns that have started since their last mail. */
export const campaignsStart: MailTemplate<CampaignsStart> = {
  write({ campaigns, stopUrl }, { t, lang, sender }) {
    const [first] = campaigns
    const subject =
      campaigns.length === 1 && first
        ? t('campaignStartsHeading', { product: first.title })
        : t('campaignsStartHeading', { count: String(campaigns.length) })
    const parts = campaigns.flatMap(({ title, lastDay, url }) => [
      paragraph(lastDay ? t('campaignUntil', { product: title, day: formatDate(lang, lastDay) }) : title),
      button(t('toCampaign'), url),
    ])
    return {
      subject,
      preheader: t('campaignsStartText'),
      parts: [heading(subject), paragraph(t('campaignsStartText')), ...parts],
      reason: t('whyCampaignsStartMail', { shop: sender.shopName }),
      unsubscribe: { label: t('stopCampaigns'), url: stopUrl },
    }
  },
  sample: (lang) => ({
    campaigns: [
      {
        title: lang === 'nb' ? 'Storr skalljakke' : 'Storr shell jacket',
        lastDay: '2026-12-20',
        url: `https://shop.example/${lang}/shop/storr`,
      },
      { title: 'Hytte', lastDay: null, url: `https://shop.example/${lang}/shop/hytte` },
    ],
    stopUrl: `https://shop.example/api/v1/campaign-mails/1/unsubscribe?lang=${lang}&token=sample`,
  }),
}
