'use client'

import { errorTexts } from '../features/errors/error-texts.ts'
import { ServerErrorTemplate } from '../features/errors/server-error-template.tsx'
import type { Language } from '../routing/languages.ts'

export default function GlobalErrorContent({ lang }: { lang: Language }) {
  const texts = errorTexts(lang)
  return (
    <main id="main">
      <title>{texts.serverTitle}</title>
      <ServerErrorTemplate lang={lang} texts={texts} />
    </main>
  )
}
