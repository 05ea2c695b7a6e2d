import { account as en } from '#web/i18n/messages/en/account.ts'
import { account as nb } from '#web/i18n/messages/nb/account.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { type FieldTexts, formTexts } from '#web/ui/form/form-texts.ts'
import { failureOf, refreshIfLoggedOut } from './member-client.ts'

export type AccountTexts = Texts<'account'> & FieldTexts

/** The props that every section needs. */
export type SectionProps = { readonly lang: Language; readonly texts: AccountTexts }

const texts: Readonly<Record<Language, AccountTexts>> = {
  nb: { ...formTexts('nb'), ...nb },
  en: { ...formTexts('en'), ...en },
}

/** They come with the sections: visitors do not load them. */
export function accountTexts(lang: Language): AccountTexts {
  return texts[lang]
}

/** Why a call failed, in the visitor's language: the backend's own message where there is one. */
export function failureText({ message, code }: CallFailure, texts: AccountTexts): string {
  return message ?? (code === 'offline' || code === 'timeout' ? texts.offline : texts.failed)
}

/** Why a call of a form failed: at the field, where it is one's fault. */
export function accountFormFailure(failure: CallFailure, texts: AccountTexts, field: string | undefined) {
  refreshIfLoggedOut(failure)
  const text = failureText(failure, texts)
  return field ? { fields: { [field]: text } } : { message: text }
}

/** `failureText` for a call that has thrown. */
export function errorText(error: Error, texts: AccountTexts): string {
  const failure = failureOf(error)
  return failure ? failureText(failure, texts) : texts.failed
}

/** "Firefox on Linux". */
export function deviceText(
  { browser, system }: { readonly browser: string | undefined; readonly system: string | undefined },
  texts: AccountTexts,
): string {
  return browser && system ? fillIn(texts.device, { browser, system }) : (browser ?? system ?? texts.unknownDevice)
}
