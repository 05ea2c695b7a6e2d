import type { IncomingMessage } from 'node:http'
import { addRequestMeta } from 'next/dist/server/request-meta.js'
import type { Captured } from './captured-response.ts'

/** A response of Next and what it depends on. */
export type Rendering = Captured & {
  /** The cache tags of a page that Next stores and calls fresh; undefined for anything else. */
  readonly tags: readonly string[] | undefined
  /** How often cache tags had expired when Next was asked. */
  readonly expiries: number
}

/** The header in which Next writes the tags of a stored page. It removes it before it sends the page. */
const tagsHeader = 'x-next-cache-tags'

/**
 * Listens for the stored page that Next will respond to the request with, through the hook by which hosts of Next keep
 * its pages. Returns what reads the page's cache tags afterwards; undefined where Next used none.
 */
export function listenForTags(request: IncomingMessage): () => readonly string[] | undefined {
  let tags: readonly string[] | undefined
  addRequestMeta(request, 'onCacheEntry', async ({ value }) => {
    const header = value && 'headers' in value ? value.headers?.[tagsHeader] : undefined
    if (typeof header === 'string') tags = header.split(',')
    // Next goes on to respond itself.
    return false
  })
  return () => tags
}
