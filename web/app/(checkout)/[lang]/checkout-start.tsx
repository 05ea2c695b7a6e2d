'use client'

import { useEffect } from 'react'
import { followSavedLanguage } from '#web/features/language/follow-saved-language.ts'
import type { Language } from '#web/routing/languages.ts'
import { startBag } from '#web/services/bag/start.ts'
import { startLocalState } from '#web/services/local-state/local-state.ts'
import { startSession } from '#web/services/session/start-session.ts'

/**
 * Starts what the checkout needs on page load. No analytics: no third party runs here, and no event is sent from here.
 */
export function CheckoutStart({ lang, isDraft }: { lang: Language; isDraft: boolean }) {
  useEffect(() => {
    const stop = startLocalState()
    if (!isDraft) followSavedLanguage(lang)
    const stopBag = startBag({ lang })
    const stopSession = startSession()
    return () => {
      stopSession()
      stopBag()
      stop()
    }
  }, [lang, isDraft])
  return null
}
