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

/** What the Studio knows of the site. */
export type PublicState =
  | { readonly status: 'public' }
  | { readonly status: 'unreachable' }
  /** Oldest first, never empty. */
  | { readonly status: 'behind'; readonly documents: readonly BehindDocument[] }

/** What one look at lake and storefront found. */
export type Finding = 'unreachable' | readonly BehindDocument[]

/** What is remembered from one look to the next. */
export type Memory = {
  readonly state: PublicState
  /** Looks in a row that the storefront did not answer. */
  readonly failures: number
  /** When each state of a document was first found behind, by `keyOf`. */
  readonly foundAt: ReadonlyMap<string, number>
}

export const nothingKnown: Memory = { state: { status: 'public' }, failures: 0, foundAt: new Map() }

/** Milliseconds that a publication normally takes, with some to spare: until then nothing is said. */
const patience = 4000
/** Milliseconds between two looks: while all is public, and while something is not. */
const pauses = { quiet: 60_000, soon: 2500, behind: 10_000 }

/** `now` is in milliseconds and only compared with itself: the clocks of lake and editor may differ. */
export function remember(memory: Memory, finding: Finding, now: number): Memory {
  if (finding === 'unreachable') {
    const failures = memory.failures + 1
    return { ...memory, failures, state: failures > 1 ? { status: 'unreachable' } : memory.state }
  }
  const foundAt = new Map(finding.map((document) => [keyOf(document), memory.foundAt.get(keyOf(document)) ?? now]))
  const documents = finding
    .filter((document) => isFinal(document.reason) || now - (foundAt.get(keyOf(document)) ?? now) >= patience)
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
  return {
    failures: 0,
    foundAt,
    state: documents.length > 0 ? { status: 'behind', documents } : { status: 'public' },
  }
}

/** Milliseconds until the next look. */
export function pauseAfter({ state, failures, foundAt }: Memory): number {
  if (failures === 1) return pauses.soon
  const shown = state.status === 'behind' ? state.documents.length : 0
  if (failures === 0 && foundAt.size > shown) return pauses.soon
  return state.status === 'public' ? pauses.quiet : pauses.behind
}

function isFinal(reason: BehindReason): boolean {
  return reason === 'malformedAddress' || reason === 'lakeRefused' || reason === 'failed'
}

function keyOf({ id, publishedAt }: PublishedDocument): string {
  return `${id} ${publishedAt}`
}
