import type { LoginEvent } from '#web/domain/member/login-flow.ts'
import type { Language } from '#web/routing/languages.ts'
import type { LoginTexts } from './login-texts.ts'

/** The props of every screen of the dialog. */
export type ScreenProps = {
  readonly lang: Language
  readonly texts: LoginTexts
  readonly send: (event: LoginEvent) => void
}
