'use client'

import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { errorTexts } from '#web/features/errors/error-texts.ts'
import { ServerErrorTemplate } from '#web/features/errors/server-error-template.tsx'
import { defaultLanguage, isLanguage } from '#web/routing/languages.ts'

/** The 500 page in the place of a page that failed in the browser, below the header. */
export function FailedPage() {
  const { lang: param } = useParams()
  const lang = isLanguage(param) ? param : defaultLanguage
  const texts = errorTexts(lang)
  useEffect(() => {
    document.title = texts.serverTitle
  }, [texts.serverTitle])
  return (
    <main id="main" tabIndex={-1} data-error>
      <ServerErrorTemplate lang={lang} texts={texts} />
    </main>
  )
}
