'use client'

import { ServerErrorTemplate } from '../features/errors/server-error-template.tsx'
import type { Language } from '../routing/languages.ts'
import { errorTexts } from './error-texts.ts'

export default function GlobalErrorContent({ lang }: { lang: Language }) {
  const texts = errorTexts(lang)
  return (
    <main id="main">
      <title>{texts.title}</title>
      <ServerErrorTemplate lang={lang} texts={texts} />
    </main>
  )
}
