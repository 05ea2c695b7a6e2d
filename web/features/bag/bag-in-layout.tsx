import type { ReactNode } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { BagButton } from './bag-button.tsx'
import { BagFrame } from './bag-frame.tsx'
import { bagButtonTexts, bagTexts } from './bag-texts.ts'

/** For the end of the header's bar. */
export function BagIconButton({ lang }: { lang: Language }) {
  return <BagButton texts={bagButtonTexts(lang)} />
}

/** Right after the header, so that it follows the button in the tab order. */
export function BagSidebar({ lang, countryPicker }: { lang: Language; countryPicker: ReactNode }) {
  return <BagFrame lang={lang} texts={bagTexts(lang)} countryPicker={countryPicker} />
}
