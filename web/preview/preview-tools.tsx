import 'server-only'
import { defineLive } from 'next-sanity/live'
import { variantChangeAction } from 'next-sanity/visual-editing/server-actions'
import { env } from '../config/server-env.ts'
import { translator } from '../i18n/translate.ts'
import type { Language } from '../routing/languages.ts'
import { nextSanityClient } from '../services/sanity/next-sanity-client.ts'
import { followPerspective } from './follow-perspective.ts'
import { LazyOverlays } from './lazy-overlays.tsx'

const { SanityLive } = defineLive({
  client: nextSanityClient,
  serverToken: env.readToken,
  browserToken: env.readToken,
  strict: true,
})

/**
 * The editor's tools over the page: clicks open fields, edits show at once. The browser gets the read token, so this
 * must never be rendered outside draft mode.
 */
export function PreviewTools({ lang }: { lang: Language }) {
  return (
    <>
      <SanityLive includeDrafts />
      <LazyOverlays
        studioOrigin={env.studioOrigin}
        addBlockLabel={translator(lang, 'preview')('addBlock')}
        onPerspectiveChange={followPerspective}
        onVariantChange={variantChangeAction}
      />
    </>
  )
}
