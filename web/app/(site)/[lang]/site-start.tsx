'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { followSavedLanguage } from '#web/features/language/follow-saved-language.ts'
import { PrefetchPages } from '#web/features/page-progress/prefetch-pages.tsx'
import { ProductCode } from '#web/features/product/lazy-parts.tsx'
import { loadSearch } from '#web/features/search/load-search.ts'
import type { Language } from '#web/routing/languages.ts'
import { countPageView } from '#web/services/analytics/page-views.ts'
import { startAnalytics } from '#web/services/analytics/start.ts'
import { startBag } from '#web/services/bag/start.ts'
import { startConsent } from '#web/services/consent/consent.ts'
import { startLocalState } from '#web/services/local-state/local-state.ts'
import { rememberSeen } from '#web/services/local-state/remember-seen.ts'
import { startSession } from '#web/services/session/start-session.ts'

/**
 * Starts everything that runs once per page load. An editor's draft stays in the language that was opened and fetches
 * no other page.
 */
export function SiteStart({ lang, isDraft }: { lang: Language; isDraft: boolean }) {
  useEffect(() => {
    const stop = startLocalState()
    const stopConsent = startConsent()
    const stopAnalytics = startAnalytics()
    if (!isDraft) followSavedLanguage(lang)
    const stopBag = startBag({ lang })
    const stopSession = startSession()
    return () => {
      stopSession()
      stopBag()
      stopAnalytics()
      stopConsent()
      stop()
    }
  }, [lang, isDraft])
  const path = usePathname()
  useEffect(() => {
    if (path === `/${lang}`) rememberSeen('hasSeenFrontPage')
  }, [path, lang])
  useEffect(() => (isDraft ? undefined : countPageView(path, lang)), [path, lang, isDraft])
  return isDraft ? null : <PrefetchPages loadSearch={loadSearch} productCode={<ProductCode />} />
}
