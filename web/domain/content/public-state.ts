import { z } from 'zod'
import { isoTimeSchema } from '#web/domain/iso-time.ts'

/** Problems of publications. `lakeUnreachable` is tried again, the others are final until the document changes. */
export const publishProblems = ['malformedAddress', 'lakeRefused', 'failed', 'lakeUnreachable'] as const

export type PublishProblem = (typeof publishProblems)[number]

/** Why a published document is not, or not wholly, public. */
const behindReasons = [...publishProblems, 'notHandled', 'catchingUp'] as const

export type BehindReason = (typeof behindReasons)[number]

/** Documents that one call may ask about. */
export const MAX_DOCUMENTS = 500

const publishedState = z.object({
  id: z.string().min(1).max(128),
  /** The `_updatedAt` of the published document; of one that is gone, the time when it went. */
  publishedAt: isoTimeSchema,
  isGone: z.boolean(),
})

export type PublishedState = z.infer<typeof publishedState>

/** `POST /api/v1/publications`: what the lake holds as published. */
export const publicStateRequest = z.object({ documents: z.array(publishedState).max(MAX_DOCUMENTS) })

/** The response: those of them that are not public yet. */
export const publicStateResponse = z.object({
  behind: z.array(z.object({ id: z.string(), reason: z.enum(behindReasons) })),
})

export type PublicStateResponse = z.infer<typeof publicStateResponse>

/** The last publication of a document that the storefront handled. */
export type HandledPublication = {
  readonly publishedAt: Date
  readonly isGone: boolean
  readonly problem: PublishProblem | null
}

/** The publications that a storefront process serves without having received them. */
export type Baseline = {
  /** Publications from before this moment are part of the build. */
  readonly builtAt: Date
  /** False after a start, until this process has expired what was published between the build and the start. */
  readonly isCaughtUp: boolean
}

/** Why the document, as it was asked about, is not public; undefined for one that is. */
export function reasonBehind(
  { publishedAt, isGone }: Omit<PublishedState, 'id'>,
  handled: HandledPublication | undefined,
  { builtAt, isCaughtUp }: Baseline,
): BehindReason | undefined {
  const at = new Date(publishedAt)
  const isBuiltIn = !isGone && at <= builtAt
  const isHandled = handled !== undefined && (handled.publishedAt >= at || (isGone && handled.isGone))
  if (isHandled && handled.problem) return handled.problem
  if (isBuiltIn) return undefined
  if (!isHandled) return 'notHandled'
  return isCaughtUp ? undefined : 'catchingUp'
}
