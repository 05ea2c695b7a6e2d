import type { ResumableListenOptions } from '@sanity/client'
import { milliseconds } from 'date-fns/milliseconds'
import type { SanityClient } from 'sanity'
import { MAX_DOCUMENTS } from '#web/domain/content/public-state.ts'
import type { PublishedDocument } from './public-state.ts'

/** Documents that were published longer ago are not checked any more. */
const RECENT_MS = milliseconds({ days: 7 })

const recentQuery = `*[_type in $types && _updatedAt > $since]
  | order(_updatedAt desc)[0...${MAX_DOCUMENTS}]{_id, _type, _updatedAt}`

type Recent = { readonly _id: string; readonly _type: string; readonly _updatedAt: string }

/** Documents published within RECENT_MS, from the lake. */
export async function recentlyPublished(
  client: SanityClient,
  types: readonly string[],
  signal: AbortSignal,
): Promise<PublishedDocument[]> {
  const since = new Date(Date.now() - RECENT_MS).toISOString()
  const options = { perspective: 'published', signal, tag: 'public-state' } as const
  const recent = await client.fetch<Recent[]>(recentQuery, { types, since }, options)
  return recent.map(({ _id, _type, _updatedAt }) => ({
    id: _id,
    type: _type,
    publishedAt: _updatedAt,
    isGone: false,
  }))
}

type Handlers = {
  changed(): void
  removed(document: PublishedDocument): void
  returned(id: string): void
  /** Called when the subscription has failed; no more events follow. */
  ended(): void
}

const publishedQuery = '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]'

/**
 * Listens to publications, by anybody; returns an unsubscribe function. Queries do not show what was removed, events
 * do: those missed while the connection was lost are sent again.
 */
export function listenToPublications(client: SanityClient, types: readonly string[], handlers: Handlers): () => void {
  const options: ResumableListenOptions = {
    enableResume: true,
    events: ['welcome', 'welcomeback', 'reset', 'mutation'],
    includeResult: false,
    includePreviousRevision: true,
    includeMutations: false,
    visibility: 'query',
    tag: 'public-state',
  }
  const subscription = client.listen(publishedQuery, { types }, options).subscribe({
    next: (event) => {
      if (event.type === 'mutation' && event.transition === 'disappear') {
        const { documentId: id, timestamp, previous } = event
        handlers.removed({ id, type: previous?._type ?? '', publishedAt: timestamp, isGone: true })
      }
      if (event.type === 'mutation' && event.transition === 'appear') handlers.returned(event.documentId)
      handlers.changed()
    },
    error: handlers.ended,
  })
  return () => subscription.unsubscribe()
}
