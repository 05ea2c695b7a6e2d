import { button, heading, paragraph } from './mail-parts.ts'
import type { MailTemplate } from './mail-template.ts'

/**
 * Tells the owner of an account that its password was changed. `url` opens the login, where a new one can be asked for.
 */
export const passwordChanged: MailTemplate<{ readonly url: string }> = {
  write: ({ url }, { t, sender }) => ({
    subject: t('passwordChangedHeading'),
    preheader: t('passwordChangedPreheader'),
    parts: [
      heading(t('passwordChangedHeading')),
      paragraph(t('passwordChangedText')),
      paragraph(t('passwordChangedNotYou')),
      button(t('passwordChangedButton'), url),
    ],
    reason: t('whyPasswordChangedMail', { shop: sender.shopName }),
  }),
  sample: (lang) => ({ url: `https://shop.example/${lang}/community#log-in` }),
}
