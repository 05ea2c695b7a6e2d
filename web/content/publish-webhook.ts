import { decodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { z } from 'zod'
import { isoTimeSchema } from '#web/domain/iso-time.ts'
import { parseJson } from '../domain/json.ts'
import type { Publication } from '../routing/expired.ts'

/** Milliseconds that our clock and the lake's may differ. */
const MAX_CLOCK_DIFFERENCE_MS = 5 * 60_000
/**
 * Milliseconds for which a signature is valid: the hosted lake repeats a delivery for half an hour, and whether it
 * signs each attempt again is not documented.
 */
const SIGNATURE_LIFE_MS = 35 * 60_000

const storedDocument = z.record(z.string(), z.unknown()).nullable()

const publication = z.object({
  _id: z.string().min(1).max(128),
  _type: z.string().min(1).max(128),
  before: storedDocument,
  after: storedDocument,
})

/**
 * Sent by an instance to itself: publications since this time that it may have missed. After a start these are all
 * publications, later only those that no instance has handled.
 */
const missedPublications = z.object({ since: isoTimeSchema, which: z.enum(['all', 'unhandled']) })

/** Sent by an instance to itself: tags that another instance has expired. */
const expiredElsewhere = z.object({ tags: z.array(z.string()) })

/** Sent by an instance to itself: members have written something; the content is the same. */
const changedByMembers = z.object({ memberTags: z.array(z.string()) })

/** Sent by an instance to itself: paths of pages that were rendered while something expired. */
const renderedMeanwhile = z.object({ paths: z.array(z.string()) })

const anyNotice = z.union([publication, missedPublications, expiredElsewhere, changedByMembers, renderedMeanwhile])

export type Notice =
  | Publication
  | z.infer<typeof missedPublications>
  | z.infer<typeof expiredElsewhere>
  | z.infer<typeof changedByMembers>
  | z.infer<typeof renderedMeanwhile>

export type Delivery =
  /** `accept` is called once the delivery has been handled: the same one is ignored from then on. */
  | { readonly ok: true; readonly repeated: false; readonly notice: Notice; accept(): void }
  | { readonly ok: true; readonly repeated: true }
  | { readonly ok: false; readonly code: 'invalidSignature' | 'staleSignature' | 'invalidInput' }

/**
 * Checks deliveries of the publish webhook: signed with one of the shared secrets (two during a rotation), recent, and
 * each signature handled once only. The idempotency key is not trusted for that, because it is not signed.
 */
export function createWebhookGuard(secrets: readonly (string | undefined)[], now: () => number = Date.now) {
  const valid = secrets.filter((secret) => secret !== undefined)
  /** When each accepted signature may be forgotten, because it is too old to be accepted again. Oldest first. */
  const accepted = new Map<string, number>()

  return async function check(body: string, headers: Headers): Promise<Delivery> {
    const signature = headers.get(SIGNATURE_HEADER_NAME)
    if (!signature || body === '' || !(await isSignedWithOne(valid, body, signature))) {
      return { ok: false, code: 'invalidSignature' }
    }
    const { timestamp, hashedPayload } = decodeSignatureHeader(signature)
    const age = now() - timestamp
    if (age > SIGNATURE_LIFE_MS || age < -MAX_CLOCK_DIFFERENCE_MS) {
      return { ok: false, code: 'staleSignature' }
    }
    const key = `${timestamp}.${hashedPayload}`
    forgetOld(accepted, now())
    if (accepted.has(key)) return { ok: true, repeated: true }
    const parsed = anyNotice.safeParse(parseJson(body))
    if (!parsed.success) return { ok: false, code: 'invalidInput' }
    const accept = () => void accepted.set(key, now() + SIGNATURE_LIFE_MS + MAX_CLOCK_DIFFERENCE_MS)
    return { ok: true, repeated: false, notice: parsed.data, accept }
  }
}

async function isSignedWithOne(secrets: readonly string[], body: string, signature: string): Promise<boolean> {
  for (const secret of secrets) if (await isValidSignature(body, signature, secret)) return true
  return false
}

function forgetOld(accepted: Map<string, number>, now: number): void {
  for (const [key, until] of accepted) {
    if (until > now) return
    accepted.delete(key)
  }
}
