import { button, code, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** The code for a new password, and a link for readers who use another browser than the one that asked. */
export const passwordReset: MailTemplate<{ readonly code: string; readonly url: string }> = {
  write: (data, { t, sender }) => ({
    subject: t('resetHeading'),
    preheader: t('resetText'),
    parts: [
      heading(t('resetHeading')),
      paragraph(t('resetText')),
      code(data.code),
      paragraph(t('resetLinkText')),
      button(t('resetLink'), data.url),
    ],
    reason: t('whyResetMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ code: '048216', url: `https://shop.example/${lang}/account#password=sample` }),
}
