import { readQuery } from '#web/domain/search/search-text.ts'
import { consentedStorage } from '#web/services/consent/consented-storage.ts'

const MAX_SEARCHES = 5

/**
 * Stored only with consent to functions, otherwise kept in memory. Never longer than the tab, so that a shared computer
 * does not reveal anybody's searches.
 */
const kept = consentedStorage('functions', 'sessionStorage', 'recent-searches')

/** The latest searches that found something, newest first; none if the stored value is corrupt. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? '[]')
    return Array.isArray(stored) ? stored.map(readQuery).filter(Boolean).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

/** Remembers a search that has found something. */
export function rememberSearch(q: string): void {
  kept.write(JSON.stringify([q, ...withoutSearch(q)].slice(0, MAX_SEARCHES)))
}

/** Forgets a search that finds nothing, so that it is not suggested. */
export function forgetSearch(q: string): void {
  const others = withoutSearch(q)
  if (others.length < readRecent().length) kept.write(JSON.stringify(others))
}

function withoutSearch(q: string): string[] {
  return readRecent().filter((other) => other.toLowerCase() !== q.toLowerCase())
}

export function forgetSearches(): void {
  kept.remove()
}
