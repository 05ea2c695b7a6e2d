import type { Intent, PendingIntent } from './intent-schema.ts'
import { session } from './session.ts'

const storageKey = 'pendingIntent'

/** Milliseconds after which a visitor no longer expects it to be carried out. */
const MAX_AGE_MS = 3_600_000

type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>

/**
 * While `requireMember` waits for the login dialog, its caller carries the intent out, and `takeIntent` returns
 * nothing.
 */
let isAwaited = false

/**
 * Stores the intent in this tab until it is carried out or dropped; it replaces an earlier one. Where nothing can be
 * stored, a page load loses it. Features use `requireMember` instead.
 */
function saveIntent(intent: Intent): void {
  const pending: PendingIntent = { intent, path: location.pathname + location.search, savedAt: Date.now() }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pending))
  } catch {
    // Full or forbidden.
  }
}

/** Returns whether there was one. */
export function dropIntent(): boolean {
  try {
    const isPending = sessionStorage.getItem(storageKey) !== null
    sessionStorage.removeItem(storageKey)
    return isPending
  } catch {
    // Forbidden: nothing was stored either.
    return false
  }
}

/** Saves the intent and keeps it from `takeIntent` until `work` is done. */
export async function whileAwaited<Result>(intent: Intent, work: () => Promise<Result>): Promise<Result> {
  saveIntent(intent)
  isAwaited = true
  try {
    return await work()
  } finally {
    isAwaited = false
  }
}

/** The page to return to after logging in on another page; undefined when nothing is pending. */
export async function pathOfIntent(): Promise<string | undefined> {
  return (await readPending())?.path
}

/**
 * The pending intent of this kind, once, if it was formed on this page and the visitor has logged in since, on another
 * page or after a reload. The feature that passed it to `requireMember` calls this when it mounts and whenever the
 * session changes:
 *
 *     useEffect(() => {
 *       const takeUp = async () => {
 *         const intent = await takeIntent('like')
 *         if (intent) like(intent.postId)
 *       }
 *       void takeUp()
 *       return session.subscribe(takeUp)
 *     }, [])
 */
export async function takeIntent<Kind extends Intent['kind']>(kind: Kind): Promise<IntentOf<Kind> | undefined> {
  const pending = await readPending()
  if (isAwaited || session.getState().status !== 'member') return undefined
  if (pending?.path !== location.pathname + location.search) return undefined
  if (!isOfKind(pending.intent, kind)) return undefined
  // When several ask at once, one takes it.
  return dropIntent() ? pending.intent : undefined
}

function isOfKind<Kind extends Intent['kind']>(intent: Intent, kind: Kind): intent is IntentOf<Kind> {
  return intent.kind === kind
}

async function readPending(): Promise<PendingIntent | undefined> {
  try {
    const stored = sessionStorage.getItem(storageKey)
    if (stored === null) return undefined
    const { readPendingIntent } = await import('./intent-schema.ts')
    const pending = readPendingIntent(stored)
    const age = Date.now() - pending.savedAt
    return age >= 0 && age <= MAX_AGE_MS ? pending : undefined
  } catch {
    return undefined
  }
}
