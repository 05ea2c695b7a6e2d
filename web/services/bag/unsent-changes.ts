import type { ItemChange } from '#web/domain/bag/bag-changes.ts'

/** In the tab's own storage: another tab must not send them as well. */
const key = 'unsentBagChanges'

/** Whether the page before this one was left with changes that it had not sent yet. */
export function hasUnsentChanges(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function keepUnsentChanges(changes: ReadonlyMap<string, ItemChange>): void {
  if (changes.size === 0) return
  try {
    sessionStorage.setItem(key, JSON.stringify([...changes].map(([item, { change }]) => ({ item, ...change }))))
  } catch {
    // Forbidden or full: the shopper sees that the change did not happen.
  }
}

/** Takes them out, so that they are sent once. */
export function takeUnsentChanges(): ReadonlyMap<string, ItemChange> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.removeItem(key)
    return new Map(Array.isArray(stored) ? stored.flatMap(readChange) : [])
  } catch {
    return new Map()
  }
}

function readChange(value: unknown): [string, ItemChange][] {
  if (typeof value !== 'object' || value === null || !('item' in value) || !('by' in value)) return []
  const { item, by } = value
  if (typeof item !== 'string' || typeof by !== 'number' || !Number.isInteger(by)) return []
  const set = 'set' in value && value.set === 0 ? { set: 0 } : {}
  return [[item, { change: { ...set, by }, item: null }]]
}
