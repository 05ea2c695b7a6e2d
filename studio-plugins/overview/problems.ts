import { getPublishedId } from '@sanity/client/csm'
import {
  pathToString,
  type SanityClient,
  type SanityDocument,
  type ValidationMarker,
  validateDocument,
  type Workspace,
} from 'sanity'

/** The most severe problem of a document, and the number of others. */
export type Problem = {
  readonly id: string
  readonly type: string
  readonly level: 'error' | 'warning'
  readonly message: string
  /** The field, as the Studio writes paths; empty for the document as a whole. */
  readonly path: string
  /** Further errors and warnings. */
  readonly others: number
}

type Marker = Pick<ValidationMarker, 'level' | 'message' | 'path'>

/** The problem of a document from its validation markers; undefined if there is none. */
export function problemOf(
  { _id, _type }: { _id: string; _type: string },
  markers: readonly Marker[],
): Problem | undefined {
  const relevant = markers.filter(({ level }) => level !== 'info')
  const worst = relevant.find(({ level }) => level === 'error') ?? relevant[0]
  if (!worst) return undefined
  return {
    id: getPublishedId(_id),
    type: _type,
    level: worst.level === 'error' ? 'error' : 'warning',
    message: worst.message,
    path: pathToString(worst.path),
    others: relevant.length - 1,
  }
}

/** Errors, which keep a document from being published, before warnings. */
export function bySeverity(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((a, b) => a.level.localeCompare(b.level))
}

/** Documents that are checked in parallel. */
const CONCURRENCY = 5

type Check = {
  readonly client: SanityClient
  readonly workspace: Workspace
  readonly signal: AbortSignal
  readonly onProgress?: (checked: number) => void
}

/** Validates documents, by the ids of their versions. Rejects when the lake fails or the signal aborts. */
export async function checkDocuments(ids: readonly string[], check: Check): Promise<Problem[]> {
  const problems: Problem[] = []
  const { client, workspace, signal, onProgress } = check
  for (let start = 0; start < ids.length; start += CONCURRENCY) {
    signal.throwIfAborted()
    const documents = await client.fetch<SanityDocument[]>(
      '*[_id in $ids]',
      { ids: ids.slice(start, start + CONCURRENCY) },
      { perspective: 'raw', signal, tag: 'overview.check' },
    )
    const found = documents.map(async (document) =>
      problemOf(document, await validateDocument({ document, workspace, environment: 'studio', signal })),
    )
    problems.push(...(await Promise.all(found)).flatMap((problem) => problem ?? []))
    onProgress?.(Math.min(start + CONCURRENCY, ids.length))
  }
  return bySeverity(problems)
}
