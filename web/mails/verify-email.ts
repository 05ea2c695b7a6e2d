import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** The link that proves that the address is the member's, and starts the newsletter where they asked for it. */
export const verifyEmail: MailTemplate<{ readonly url: string; readonly withNewsletter: boolean }> = {
  write: ({ url, withNewsletter }, { t, sender }) => ({
    subject: t('verifyHeading'),
    preheader: t('verifyText'),
    parts: [
      heading(t('verifyHeading')),
      paragraph(t('verifyText')),
      button(t('verify'), url),
      ...(withNewsletter ? [paragraph(t('verifyNewsletter'))] : []),
    ],
    reason: t('whyVerifyMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ url: `https://shop.example/${lang}/account#verify=sample`, withNewsletter: true }),
}
