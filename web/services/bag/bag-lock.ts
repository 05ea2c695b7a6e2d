/**
 * Lets one tab at a time talk to the platform about the bag, so that no two of them create a selection or answer one
 * lost token twice. A browser without locks (plain http, old) goes on without: the platform's answers still decide.
 */
export function withBagLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('bag', work)
}
