import type { ReactNode } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { loadSettingsTexts } from './settings-texts.ts'

/** The cookie settings in the language. */
export async function renderSettings(lang: Language, onClose: () => void): Promise<ReactNode> {
  return <SettingsDialog texts={await loadSettingsTexts(lang)} onClose={onClose} />
}
