'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { ServerErrorTemplate } from '../features/errors/server-error-template.tsx'
import { defaultLanguage, isLanguage } from '../routing/languages.ts'
import { reportError } from '../services/errors/report-error.ts'
import { errorTexts } from './error-texts.ts'
import '../ui/global.css'

/** Shown when even the layout fails: the 500 page. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => {
    if (!error.digest) reportError(error, { where: 'layout' })
  }, [error])
  const segment = usePathname()?.split('/')[1]
  const lang = isLanguage(segment) ? segment : defaultLanguage
  const texts = errorTexts(lang)
  return (
    <html lang={lang}>
      <body>
        <title>{texts.title}</title>
        <main id="main">
          <ServerErrorTemplate lang={lang} texts={texts} />
        </main>
      </body>
    </html>
  )
}
