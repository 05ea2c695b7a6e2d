import { readQuery } from '#web/domain/search/search-text.ts'
import { consentedStorage } from '#web/services/consent/consented-storage.ts'

const most = 5

/**
 * Kept with the consent to functions only, else in the memory of one page load. In either case no longer than the tab, so that a shared
 * computer keeps nobody's searches.
 */
const kept = consentedStorage('functions', 'sessionStorage', 'recent-searches')

/** What was searched last, newest first; nothing where what is stored is corrupt. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(kept.read() ?? '[]')
    return Array.isArray(stored) ? stored.map(readQuery).filter(Boolean).slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(q: string): void {
  if (!q) return
  const same = (other: string) => other.toLowerCase() === q.toLowerCase()
  const recent = [q, ...readRecent().filter((other) => !same(other))].slice(0, most)
  kept.write(JSON.stringify(recent))
}

export function forgetSearches(): void {
  kept.remove()
}
