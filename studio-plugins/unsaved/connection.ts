import { useSyncExternalStore } from 'react'

/** Whether the lake could be reached when the Studio last tried, with subscriptions. */
export class Connection {
  #isLost = false
  #listeners = new Set<() => void>()

  readonly isLost = (): boolean => this.#isLost

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(isLost: boolean): void {
    if (isLost === this.#isLost) return
    this.#isLost = isLost
    for (const listener of this.#listeners) listener()
  }
}

export const lakeConnection = new Connection()

export function useIsLakeLost(): boolean {
  return useSyncExternalStore(lakeConnection.subscribe, lakeConnection.isLost)
}
