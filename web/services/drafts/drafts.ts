import { parseJson } from '#web/domain/json.ts'

const storageKey = 'drafts'
/** Milliseconds for which a draft is kept. */
const MAX_AGE_MS = 30 * 24 * 3600 * 1000

type Draft = { readonly text: string; readonly at: number }

/** The text written in the form that this key names, and not sent; empty without one. */
export function readDraft(key: string): string {
  return readAll().get(key)?.text ?? ''
}

/**
 * Keeps it in this browser, for 30 days; an empty text removes it. Where nothing can be stored, a page load loses it.
 */
export function writeDraft(key: string, text: string): void {
  const drafts = readAll()
  if (text === '') drafts.delete(key)
  else drafts.set(key, { text, at: Date.now() })
  try {
    if (drafts.size === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(drafts)))
  } catch {
    // Full or forbidden.
  }
}

function readAll(): Map<string, Draft> {
  try {
    const stored = parseJson(localStorage.getItem(storageKey) ?? '')
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return new Map(entries.filter((entry): entry is [string, Draft] => isFresh(entry[1])))
  } catch {
    return new Map()
  }
}

function isFresh(draft: unknown): draft is Draft {
  if (typeof draft !== 'object' || draft === null || !('text' in draft) || !('at' in draft)) return false
  return typeof draft.text === 'string' && typeof draft.at === 'number' && Date.now() - draft.at < MAX_AGE_MS
}
