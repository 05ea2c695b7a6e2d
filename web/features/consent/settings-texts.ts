import { consent as enUi } from '#web/i18n/messages/en/consent.ts'
import { stored as enStored } from '#web/i18n/messages/en/stored.ts'
import { consent as nbUi } from '#web/i18n/messages/nb/consent.ts'
import { stored as nbStored } from '#web/i18n/messages/nb/stored.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

export type SettingsTexts = { readonly ui: Texts<'consent'>; readonly stored: Texts<'stored'> }

/** They come with the settings instead of with every page. */
export function settingsTexts(lang: Language): SettingsTexts {
  return lang === 'en' ? { ui: enUi, stored: enStored } : { ui: nbUi, stored: nbStored }
}
