import { formatDate } from '#web/i18n/dates.ts'
import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

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
