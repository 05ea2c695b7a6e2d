import type { Intent, PendingIntent } from './intent-schema.ts'
import { session } from './session.ts'

const storageKey = 'pendingIntent'

/** Milliseconds after which a visitor no longer expects it to be carried out. */
const MAX_AGE_MS = 3_600_000

type IntentOf<Kind extends Intent['kind']> = Extract<Intent, { kind: Kind }>

/** Keeps the intent in this tab until it is carried out or dropped. Where nothing can be stored, a page load loses it. */
export function saveIntent(intent: Intent): void {
  const pending: PendingIntent = { intent, path: location.pathname + location.search, savedAt: Date.now() }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(pending))
  } catch {
    // Full or forbidden.
  }
}

export function dropIntent(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Forbidden: nothing was stored either.
  }
}

/** Where to go back to after logging in on another page; undefined when nothing is pending. */
export async function pathOfIntent(): Promise<string | undefined> {
  return (await readPending())?.path
}

/**
 * The pending intent of this kind, once, if it was formed on this page and the visitor has logged in since. The feature that
 * saved it calls this when it starts and when the session changes.
 */
export async function takeIntent<Kind extends Intent['kind']>(kind: Kind): Promise<IntentOf<Kind> | undefined> {
  const pending = await readPending()
  if (session.getState().status !== 'member' || pending?.path !== location.pathname + location.search) return undefined
  if (!isOfKind(pending.intent, kind)) return undefined
  dropIntent()
  return pending.intent
}

function isOfKind<Kind extends Intent['kind']>(intent: Intent, kind: Kind): intent is IntentOf<Kind> {
  return intent.kind === kind
}

async function readPending(): Promise<PendingIntent | undefined> {
  try {
    const stored = sessionStorage.getItem(storageKey)
    if (stored === null) return undefined
    const { pendingIntentSchema } = await import('./intent-schema.ts')
    const pending = pendingIntentSchema.safeParse(JSON.parse(stored))
    const age = Date.now() - (pending.data?.savedAt ?? 0)
    return age >= 0 && age <= MAX_AGE_MS ? pending.data : undefined
  } catch {
    return undefined
  }
}
