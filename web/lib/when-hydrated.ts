const waiting = new Set<() => void>()
let isHydrated = false

/** Calls back once the page is hydrated and Next's router follows `history`: a change of the address before may be reverted later. */
export function whenHydrated(callback: () => void): void {
  if (isHydrated) callback()
  else waiting.add(callback)
}

export function markHydrated(): void {
  isHydrated = true
  for (const callback of waiting) callback()
  waiting.clear()
}
