import 'server-only'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { renderMailBody } from '#web/services/mail/mail-body.ts'
import type { OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import type { Sender } from '#web/services/mail/sender.ts'

type Reset = { readonly resetId: string; readonly email: string; readonly code: string }

/** The mail with the code for a new password. */
export function resetMail({ resetId, email, code }: Reset, lang: Language, sender: Sender): OutgoingMail {
  const t = translator(lang, 'mail')
  const { shopName, address, siteOrigin } = sender
  const heading = t('resetHeading')
  const paragraphs = [t('resetText')]
  const notes = [{ text: t('whyResetMail', { shop: shopName }), linkText: shopName, url: siteOrigin }]
  return {
    from: { name: shopName, address },
    to: email,
    subject: heading,
    ...renderMailBody({ lang, shopName, heading, paragraphs, code, notes }),
    messageId: `reset-${resetId}@${new URL(siteOrigin).hostname}`,
  }
}
