'use client'

import { ServerErrorTemplate } from '../features/errors/server-error-template.tsx'
import { errors as en } from '../i18n/messages/en/errors.ts'
import { errors as nb } from '../i18n/messages/nb/errors.ts'
import type { Language } from '../routing/languages.ts'

/** Gets no props of the server, and is loaded when it is shown, so it brings its texts along. */
export default function GlobalErrorContent({ lang }: { lang: Language }) {
  const texts = lang === 'en' ? en : nb
  return (
    <main id="main">
      <title>{texts.serverTitle}</title>
      <ServerErrorTemplate lang={lang} texts={texts} />
    </main>
  )
}
