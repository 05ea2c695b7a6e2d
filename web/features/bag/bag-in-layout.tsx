import type { ReactNode } from 'react'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { BagButton } from './bag-button.tsx'
import { BagFrame } from './bag-frame.tsx'

/** For the end of the header's bar. */
export function BagIconButton({ lang }: { lang: Language }) {
  const { bag, oneItem, manyItems } = texts(lang, 'bag')
  return <BagButton texts={{ bag, oneItem, manyItems }} />
}

/** Right after the header, so that it follows the button in the tab order. */
export function BagSidebar({ lang, countryPicker }: { lang: Language; countryPicker: ReactNode }) {
  const { bag, close, loading, noScript, loadFailed, retry } = texts(lang, 'bag')
  return (
    <BagFrame lang={lang} texts={{ bag, close, loading, noScript, loadFailed, retry }} countryPicker={countryPicker} />
  )
}
