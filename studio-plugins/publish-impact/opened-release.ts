import { useSyncExternalStore } from 'react'

/** A release whose impact is shown. */
export type OpenedRelease = {
  /** As the lake and the preview name it: `rABC`. */
  readonly name: string
  readonly title: string
}

let opened: OpenedRelease | undefined
const listeners = new Set<() => void>()

/** Shows the impact of a release; `undefined` closes it. An action of a release has no dialog of its own. */
export function openRelease(release: OpenedRelease | undefined): void {
  opened = release
  for (const listener of listeners) listener()
}

export function useOpenedRelease(): OpenedRelease | undefined {
  return useSyncExternalStore(subscribe, () => opened)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
