import { type GarmentChoice, garmentChoice } from '#web/domain/product/garment-choice.ts'
import { texts } from '#web/i18n/translate.ts'
import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

type BackInStock = {
  readonly title: string
  /** Fit, colour and size; null for garments in one of them. */
  readonly choice: GarmentChoice
  /** Absolute address of the product page, with the item chosen. */
  readonly url: string
  readonly unsubscribeUrl: string
}

/** The single mail to a reader who waited for an item. */
export const backInStock: MailTemplate<BackInStock> = {
  write({ title, choice: chosen, url, unsubscribeUrl }, { t, lang, sender }) {
    const subject = t('backInStock', { product: title })
    const choice = garmentChoice(chosen, texts(lang, 'mail'))
    return {
      subject,
      preheader: t('backInStockText'),
      parts: [
        heading(subject),
        ...(choice ? [paragraph(t('backInStockChoice', { choice }))] : []),
        paragraph(t('backInStockText')),
        button(t('toProduct'), url),
      ],
      reason: t('whyStockMail', { shop: sender.shopName }),
      unsubscribe: { label: t('unsubscribe'), url: unsubscribeUrl },
    }
  },
  sample: (lang) => ({
    title: lang === 'nb' ? 'Yr lommejakke' : 'Yr packable jacket',
    choice: { fit: 'men', size: 'M', colour: lang === 'nb' ? 'Isblå' : 'Ice blue' },
    url: `https://shop.example/${lang}/shop/yr?size=M`,
    unsubscribeUrl: `https://shop.example/api/v1/stock-notifications/1/unsubscribe?lang=${lang}&token=sample`,
  }),
}
