import type { ReactNode } from 'react'
import type { consent as consentNb } from '../../i18n/messages/nb/consent.ts'
import type { stored as storedNb } from '../../i18n/messages/nb/stored.ts'
import type { Language } from '../../routing/languages.ts'
import { SettingsDialog } from './settings-dialog.tsx'

export type SettingsTexts = {
  readonly ui: Readonly<Record<keyof typeof consentNb, string>>
  readonly stored: Readonly<Record<keyof typeof storedNb, string>>
}

/** The cookie settings in the language. Their many texts come with them instead of with every page. */
export async function drawSettings(lang: Language, onClose: () => void): Promise<ReactNode> {
  return <SettingsDialog texts={await loadTexts(lang)} onClose={onClose} />
}

async function loadTexts(lang: Language): Promise<SettingsTexts> {
  const [{ consent }, { stored }] =
    lang === 'en'
      ? await Promise.all([import('../../i18n/messages/en/consent.ts'), import('../../i18n/messages/en/stored.ts')])
      : await Promise.all([import('../../i18n/messages/nb/consent.ts'), import('../../i18n/messages/nb/stored.ts')])
  return { ui: consent, stored }
}
