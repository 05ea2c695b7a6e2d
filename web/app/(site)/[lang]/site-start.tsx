'use client'

import { useEffect } from 'react'
import { followSavedLanguage } from '../../../features/language/follow-saved-language.ts'
import type { Language } from '../../../routing/languages.ts'
import { startBag } from '../../../services/bag/start.ts'
import { startLocalState } from '../../../services/local-state/local-state.ts'

/** What begins once with every page load. An editor's draft stays in the language that was opened. */
export function SiteStart({ lang, isDraft }: { lang: Language; isDraft: boolean }) {
  useEffect(() => {
    const stop = startLocalState()
    if (!isDraft) followSavedLanguage(lang)
    const stopBag = startBag({ lang })
    return () => {
      stopBag()
      stop()
    }
  }, [lang, isDraft])
  return null
}
