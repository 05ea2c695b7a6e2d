import type { BehindReason } from '#web/domain/content/public-state.ts'

/** A document that was published, or removed from what is published. */
export type PublishedDocument = {
  readonly id: string
  readonly type: string
  /** ISO time: its `_updatedAt`, or when it was removed. */
  readonly publishedAt: string
  readonly isGone: boolean
}

export type BehindDocument = PublishedDocument & { readonly reason: BehindReason }

/** Whether the site shows everything that is published. */
export type PublicState =
  | { readonly status: 'public' }
  | { readonly status: 'unreachable' }
  /** Oldest first, never empty. */
  | { readonly status: 'behind'; readonly documents: readonly BehindDocument[] }

/** The result of one check of lake and storefront. */
type Finding = 'unreachable' | readonly BehindDocument[]

/** The state that is kept between two checks. */
export type Memory = {
  readonly state: PublicState
  /** Consecutive checks in which the storefront did not respond. */
  readonly failures: number
  /** When each version of a document was first found not to be public, by `keyOf`. */
  readonly foundAt: ReadonlyMap<string, number>
}

export const initialMemory: Memory = { state: { status: 'public' }, failures: 0, foundAt: new Map() }

/** The time that a publication normally takes, with a margin: until then it is not shown. */
const GRACE_MS = 4000
/** Milliseconds between two checks: while everything is public, before a change is shown, and while one is shown. */
const delays = { quiet: 60_000, soon: 2500, behind: 10_000 }

/**
 * Adds the result of a check. `now` is in milliseconds and only compared with earlier values: the lake's clock may
 * differ.
 */
export function remember(memory: Memory, finding: Finding, now: number): Memory {
  if (finding === 'unreachable') {
    const failures = memory.failures + 1
    return { ...memory, failures, state: failures > 1 ? { status: 'unreachable' } : memory.state }
  }
  const foundAt = new Map(finding.map((document) => [keyOf(document), memory.foundAt.get(keyOf(document)) ?? now]))
  const documents = finding
    .filter((document) => isFinal(document.reason) || now - (foundAt.get(keyOf(document)) ?? now) >= GRACE_MS)
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
  return {
    failures: 0,
    foundAt,
    state: documents.length > 0 ? { status: 'behind', documents } : { status: 'public' },
  }
}

/** Deletes the removals that the storefront was asked about and is not behind with. Others came while it was asked. */
export function forgetHandled(
  removed: Map<string, PublishedDocument>,
  asked: readonly PublishedDocument[],
  isBehind: (id: string) => boolean,
): void {
  for (const document of asked) {
    if (removed.get(document.id) === document && !isBehind(document.id)) removed.delete(document.id)
  }
}

/** Milliseconds until the next check. */
export function nextCheckDelay({ state, failures, foundAt }: Memory): number {
  if (failures === 1) return delays.soon
  const shown = state.status === 'behind' ? state.documents.length : 0
  if (failures === 0 && foundAt.size > shown) return delays.soon
  return state.status === 'public' ? delays.quiet : delays.behind
}

function isFinal(reason: BehindReason): boolean {
  return reason === 'malformedAddress' || reason === 'lakeRefused' || reason === 'failed'
}

function keyOf({ id, publishedAt }: PublishedDocument): string {
  return `${id} ${publishedAt}`
}
