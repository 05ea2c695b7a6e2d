import { code, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** The code for a new password. */
export const passwordReset: MailTemplate<{ readonly code: string }> = {
  write: (data, { t, sender }) => ({
    subject: t('resetHeading'),
    preheader: t('resetText'),
    parts: [heading(t('resetHeading')), paragraph(t('resetText')), code(data.code)],
    reason: t('whyResetMail', { shop: sender.shopName }),
  }),
  sample: () => ({ code: '048216' }),
}
