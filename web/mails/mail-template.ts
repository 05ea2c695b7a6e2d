import type { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { MailContent } from './mail-frame.ts'

/** The values that a template may use in addition to its data. */
export type MailContext = {
  /** The texts of the namespace `mail` in the reader's language. */
  readonly t: ReturnType<typeof translator<'mail'>>
  readonly lang: Language
  readonly sender: Sender
}

/** One kind of mail. */
export type MailTemplate<Data> = {
  readonly write: (data: Data, context: MailContext) => MailContent
  /** Data for the page of the sandbox's inbox that shows every mail. */
  readonly sample: (lang: Language) => Data
}
