import { readQuery } from '../../domain/search-text.ts'

const key = 'recent-searches'
const most = 5

/** The part of the browser's storage that is needed. */
export type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What was searched last, newest first; nothing where storage is missing, full or corrupt. It lives as long as the tab, so
 * that a shared computer keeps nobody's searches.
 */
export function readRecent(storage: RecentStorage | undefined): string[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.map(readQuery).filter(Boolean).slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(storage: RecentStorage | undefined, q: string): void {
  const same = (other: string) => other.toLowerCase() === q.toLowerCase()
  const recent = [q, ...readRecent(storage).filter((other) => !same(other))].slice(0, most)
  try {
    if (q) storage?.setItem(key, JSON.stringify(recent))
  } catch {
    // Full or forbidden: the search works without.
  }
}

export function forgetSearches(storage: RecentStorage | undefined): void {
  try {
    storage?.removeItem(key)
  } catch {
    // Forbidden: nothing was kept either.
  }
}

/** Storage of the tab; reading the property itself throws where it is blocked. */
export function tabStorage(): RecentStorage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
