import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** The link that proves that the address is the member's. */
export const verifyEmail: MailTemplate<{ readonly url: string }> = {
  write: ({ url }, { t, sender }) => ({
    subject: t('verifyHeading'),
    preheader: t('verifyText'),
    parts: [heading(t('verifyHeading')), paragraph(t('verifyText')), button(t('verify'), url)],
    reason: t('whyVerifyMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ url: `https://shop.example/${lang}/account#verify=sample` }),
}
