import { ServerErrorTemplate } from '#web/features/errors/server-error-template.tsx'
import { texts } from '#web/i18n/translate.ts'
import { DocumentTitle } from '#web/lib/document-title.tsx'
import type { Language } from '#web/routing/languages.ts'

/**
 * The 500 page in the place of a page that failed in the browser, below the header. Every page includes it, because it
 * has to show offline too.
 */
export function FailedPage({ lang }: { lang: Language }) {
  const t = texts(lang, 'errors')
  return (
    <main id="main" tabIndex={-1} data-error>
      <DocumentTitle title={t.serverTitle} />
      <ServerErrorTemplate lang={lang} texts={t} />
    </main>
  )
}
