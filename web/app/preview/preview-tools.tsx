import 'server-only'
import { defineLive } from 'next-sanity/live'
import { variantChangeAction } from 'next-sanity/visual-editing/server-actions'
import { env } from '../../config/server-env.ts'
import { translator } from '../../i18n/translate.ts'
import type { Language } from '../../routing/languages.ts'
import { nextSanityClient } from '../../services/sanity/next-sanity-client.ts'
import { followPerspective } from './follow-perspective.ts'
import { LateOverlays } from './late-overlays.tsx'
import styles from './preview-tools.module.css'

const { SanityLive } = defineLive({
  client: nextSanityClient,
  serverToken: env.readToken,
  browserToken: env.readToken,
  strict: true,
})

/**
 * What an editor sees beside the page: clicks open fields, edits show at once, and a way out. The browser gets the read
 * token, so this must never be rendered outside draft mode.
 */
export function PreviewTools({ lang }: { lang: Language }) {
  const t = translator(lang, 'preview')
  return (
    <>
      <aside className={styles.bar} aria-label={t('status')}>
        <span>{t('status')}</span>
        <a href="/api/draft-mode/disable" className={styles.exit}>
          {t('exit')}
        </a>
      </aside>
      <SanityLive includeDrafts />
      <LateOverlays onPerspectiveChange={followPerspective} onVariantChange={variantChangeAction} />
    </>
  )
}
