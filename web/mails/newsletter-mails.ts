import { button, facts, heading, paragraph } from './mail-parts.ts'
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

/**
 * To the shop: an address to remove from the recipients of the newsletter, which no call of the commerce platform does.
 */
export const newsletterWithdrawn: MailTemplate<{ readonly email: string }> = {
  write: ({ email }, { t, sender }) => ({
    subject: t('newsletterWithdrawnHeading'),
    preheader: t('newsletterWithdrawnText'),
    parts: [heading(t('newsletterWithdrawnHeading')), paragraph(t('newsletterWithdrawnText')), facts([email])],
    reason: t('whyNewsletterWithdrawnMail', { shop: sender.shopName }),
  }),
  sample: () => ({ email: 'kari@example.com' }),
}
