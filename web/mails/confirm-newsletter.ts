import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** Asks whether it was the owner of the address who asked for the newsletter. */
export const confirmNewsletter: MailTemplate<{ readonly confirmUrl: string }> = {
  write: ({ confirmUrl }, { t, sender }) => ({
    subject: t('confirmNewsletterHeading'),
    preheader: t('confirmNewsletterText'),
    parts: [
      heading(t('confirmNewsletterHeading')),
      paragraph(t('confirmNewsletterText')),
      button(t('confirmNewsletter'), confirmUrl),
      paragraph(t('confirmNewsletterUntil')),
    ],
    reason: t('whyConfirmNewsletterMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({
    confirmUrl: `https://shop.example/api/v1/newsletter/1/confirm?lang=${lang}&token=sample`,
  }),
}
