import type { Metadata } from 'next'
import { clientSettings } from '../config/client-settings.ts'
import { env } from '../config/server-env.ts'
import { NotFoundTemplate } from '../features/errors/not-found-template.tsx'
import { translator } from '../i18n/translate.ts'
import { defaultLanguage } from '../routing/languages.ts'
import '../ui/global.css'

export const metadata: Metadata = { title: translator(defaultLanguage, 'notFound')('title') }

/** For addresses outside every language that the proxy does not see, such as unknown API paths. */
export default function GlobalNotFound() {
  return (
    <html lang={defaultLanguage} data-settings={clientSettings(env)}>
      <body>
        <main id="main">
          <NotFoundTemplate lang={defaultLanguage} />
        </main>
      </body>
    </html>
  )
}
