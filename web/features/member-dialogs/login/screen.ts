import type { LoginEvent } from '#web/domain/member/login-flow.ts'
import type { Language } from '#web/routing/languages.ts'
import type { LoginTexts } from './login-texts.ts'

/** What every screen of the dialog gets. */
export type ScreenProps = {
  readonly lang: Language
  readonly texts: LoginTexts
  readonly send: (event: LoginEvent) => void
}
