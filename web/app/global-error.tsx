'use client'

import { usePathname } from 'next/navigation'
import { lazy, Suspense, useEffect } from 'react'
import { defaultLanguage, isLanguage } from '../routing/languages.ts'
import { reportPageError } from '../services/errors/report-error.ts'
import '../ui/global.css'

/** Every page includes this file, so its content is loaded on demand. */
const Content = lazy(() => import('./global-error-content.tsx').catch(() => ({ default: FallbackContent })))

/** Shown when even the layout fails: the 500 page. */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => reportPageError(error, 'layout'), [error])
  const segment = usePathname()?.split('/')[1]
  const lang = isLanguage(segment) ? segment : defaultLanguage
  return (
    <html lang={lang}>
      <body>
        <Suspense>
          <Content lang={lang} />
        </Suspense>
      </body>
    </html>
  )
}

/** When not even the texts can be loaded. */
function FallbackContent() {
  return (
    <main id="main">
      <a href="/">{location.host}</a>
    </main>
  )
}
