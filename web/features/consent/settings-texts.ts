import type { consent } from '#web/i18n/messages/nb/consent.ts'
import type { stored } from '#web/i18n/messages/nb/stored.ts'
import type { Language } from '#web/routing/languages.ts'

export type SettingsTexts = {
  readonly ui: Readonly<Record<keyof typeof consent, string>>
  readonly stored: Readonly<Record<keyof typeof stored, string>>
}

/** They come with the settings, in one language, instead of with every page. */
export async function loadSettingsTexts(lang: Language): Promise<SettingsTexts> {
  const [{ consent: ui }, { stored }] =
    lang === 'en'
      ? await Promise.all([import('#web/i18n/messages/en/consent.ts'), import('#web/i18n/messages/en/stored.ts')])
      : await Promise.all([import('#web/i18n/messages/nb/consent.ts'), import('#web/i18n/messages/nb/stored.ts')])
  return { ui, stored }
}
