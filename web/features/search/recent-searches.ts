import { readQuery } from '#web/domain/search/search-text.ts'
import { consentedStorage } from '#web/services/consent/consented-storage.ts'

const MAX_SEARCHES = 5

/**
 * Stored only with consent to functions, otherwise kept in memory. Never longer than the tab, so that a shared computer does not
 * reveal anybody's searches.
 */
const kept = consentedStorage('functions', 'sessionStorage', 'recent-searches')

/** The latest searches, newest first; none if the stored value is corrupt. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? '[]')
    return Array.isArray(stored) ? stored.map(readQuery).filter(Boolean).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

export function rememberSearch(q: string): void {
  if (!q) return
  const same = (other: string) => other.toLowerCase() === q.toLowerCase()
  const recent = [q, ...readRecent().filter((other) => !same(other))].slice(0, MAX_SEARCHES)
  kept.write(JSON.stringify(recent))
}

export function forgetSearches(): void {
  kept.remove()
}
