import 'server-only'
import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { OutgoingMail } from '#web/services/mail/outgoing-mail.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import {
  accountDeleted,
  addressChanged,
  addressChangeRequested,
  addressTaken,
  newAddress,
  passwordChanged,
  passwordReset,
  verifyEmail,
} from './account-mails.ts'
import { backInStock } from './back-in-stock.ts'
import { borrowed, borrowingCancelled, borrowingExpired, testSurvey } from './borrowing-mails.ts'
import { campaignFailed, campaignsStart, productionStarts } from './campaign-mails.ts'
import { hidden } from './hidden.ts'
import { idea } from './idea.ts'
import { frameMail } from './mail-frame.ts'
import type { MailTemplate } from './mail-template.ts'
import { confirmNewsletter, newsletterWithdrawn } from './newsletter-mails.ts'
import { reply } from './reply.ts'
import { confirmReservation, reservationConfirmed, reservationLost } from './reservation-mails.ts'

/** Every mail that the shop sends. */
const templates = {
  accountDeleted,
  addressChangeRequested,
  addressChanged,
  addressTaken,
  backInStock,
  borrowed,
  borrowingCancelled,
  borrowingExpired,
  campaignFailed,
  campaignsStart,
  hidden,
  confirmNewsletter,
  confirmReservation,
  idea,
  newAddress,
  newsletterWithdrawn,
  passwordChanged,
  passwordReset,
  productionStarts,
  reply,
  reservationConfirmed,
  reservationLost,
  testSurvey,
  verifyEmail,
}

export type MailKind = keyof typeof templates

/** The data of the mail of each kind. */
export type MailData = { readonly [Kind in MailKind]: Parameters<(typeof templates)[Kind]['write']>[0] }

/** The same, so that the compiler knows that each kind's template takes the data of its kind. */
const byKind: { readonly [Kind in MailKind]: MailTemplate<MailData[Kind]> } = templates

type Envelope = {
  readonly to: string
  readonly lang: Language
  readonly sender: Sender
  /**
   * Unique among all mails, for instance `reset-` and the id of the request: the same mail has the same id at each
   * attempt.
   */
  readonly id: string
}

/** A mail of this kind, ready for `enqueueMail`. */
export function writeMail<Kind extends MailKind>(
  kind: Kind,
  data: MailData[Kind],
  { to, lang, sender, id }: Envelope,
): { readonly kind: Kind; readonly mail: OutgoingMail } {
  const content = byKind[kind].write(data, { t: translator(lang, 'mail'), lang, sender })
  const mail = {
    from: { name: sender.shopName, address: sender.address },
    to,
    lang,
    subject: content.subject,
    ...frameMail(content, lang, sender),
    messageId: `${id}@${new URL(sender.siteOrigin).hostname}`,
    ...(content.attachments && { attachments: content.attachments }),
    ...(content.unsubscribe && { unsubscribeUrl: content.unsubscribe.url }),
  }
  return { kind, mail }
}

/** Each mail with sample data. */
export function sampleMails(lang: Language): { readonly kind: MailKind; readonly mail: OutgoingMail }[] {
  const sender = { shopName: 'Tretopp', address: 'hei@tretopp.example', siteOrigin: 'https://shop.example' }
  const kinds = Object.keys(templates) as MailKind[]
  return kinds.map((kind) => sampleOf(kind, { to: 'kari@example.com', lang, sender, id: kind }))
}

function sampleOf<Kind extends MailKind>(kind: Kind, envelope: Envelope) {
  return writeMail(kind, byKind[kind].sample(envelope.lang), envelope)
}
