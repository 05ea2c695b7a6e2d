import { heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/** The last mail to somebody who deleted their account. */
export const accountDeleted: MailTemplate<Record<never, never>> = {
  write: (_, { t, sender }) => ({
    subject: t('accountDeletedHeading'),
    preheader: t('accountDeletedText'),
    parts: [
      heading(t('accountDeletedHeading')),
      paragraph(t('accountDeletedText')),
      paragraph(t('accountDeletedThanks')),
    ],
    reason: t('whyAccountDeletedMail', { shop: sender.shopName }),
  }),
  sample: () => ({}),
}
