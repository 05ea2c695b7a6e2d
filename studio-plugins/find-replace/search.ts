import type { SanityClient, SanityDocument } from '@sanity/client'
import type { ChangedText } from './occurrences.ts'
import { type Match, MOST_DOCUMENTS } from './run.ts'

type Client = Pick<SanityClient, 'fetch'>

/** How far a search is: documents of all that there are. */
export type Progress = { readonly read: number; readonly total: number }

/** Where a search goes on: after an id, with so many documents read before. */
export type Cursor = { readonly after: string; readonly read: number }

export type Found = {
  readonly matches: readonly Match[]
  /** Undefined if there are no further documents. */
  readonly next: Cursor | undefined
}

type Wanted = {
  readonly types: readonly string[]
  /** The texts of a document that change. */
  readonly changedIn: (document: SanityDocument) => readonly ChangedText[]
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

const AT_ONCE = 200

const page = `*[_type in $types && _id > $after] | order(_id asc)[0...${AT_ONCE}]`

/**
 * The next documents in which something changes, as many as can be changed at once; a draft in place of what is
 * published, and none of releases. Only these are kept in memory.
 */
export async function search(client: Client, wanted: Wanted, from: Cursor = { after: '', read: 0 }): Promise<Found> {
  const { types, changedIn, signal, onProgress } = wanted
  const options = { perspective: 'drafts', tag: 'find-replace', signal } as const
  const total = await client.fetch<number>('count(*[_type in $types])', { types }, options)
  const matches: Match[] = []
  let { after, read } = from
  for (;;) {
    onProgress({ read, total })
    const some = await client.fetch<SanityDocument[]>(page, { types, after }, options)
    for (const found of some) {
      after = found._id
      read += 1
      const { _originalId = found._id, ...rest } = found
      const document = { ...rest, _id: String(_originalId) }
      const texts = changedIn(document)
      if (texts.length > 0) matches.push({ id: found._id, document, texts })
      if (matches.length === MOST_DOCUMENTS) return { matches, next: read < total ? { after, read } : undefined }
    }
    if (some.length < AT_ONCE) return { matches, next: undefined }
  }
}
