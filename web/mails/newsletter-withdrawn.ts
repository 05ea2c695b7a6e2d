import { facts, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

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
