import { failed, type LiveRead, loading } from './live-read.ts'
import { whenNear } from './when-near.ts'

type Engine = typeof import('./engine.ts')
type Sources = Engine['sources']
export type SourceName = keyof Sources
/** The value of one key of a source. */
export type ValueOf<Name extends SourceName> = Sources[Name] extends { read(key: string): LiveRead<infer T> }
  ? T
  : never

let engine: Engine | undefined
let isMissing = false
/** Watchers that have not started yet: they all start together, so that they make one call. */
const waiting = new Set<() => void>()

/** What is known now; the same object until that changes. */
export function readLive<Name extends SourceName>(name: Name, key: string): LiveRead<ValueOf<Name>>
export function readLive(name: SourceName, key: string): LiveRead<unknown> {
  if (engine) return engine.sources[name].read(key)
  return isMissing ? failed : loading
}

/**
 * Watches one key of a source. With `near`, nothing is fetched before that element, or that of any other waiting watcher,
 * comes near the window; then all of them start at once. Returns an unsubscribe function.
 */
export function watchLive(name: SourceName, key: string, listener: () => void, near?: Element | null): () => void {
  let unwatch = () => {}
  const start = () => {
    if (engine) unwatch = engine.sources[name].watch(key, listener)
    listener()
  }
  waiting.add(start)
  const forget = near ? whenNear(near, startWaiting) : void startWaiting()
  return () => {
    waiting.delete(start)
    forget?.()
    unwatch()
  }
}

/** Fetches again after a failure. */
export function retryLive(name: SourceName, key: string): void {
  if (engine) engine.sources[name].retry(key)
  else void startWaiting()
}

/**
 * Prices and stock on this page are stale: a response about the bag contradicts them. They are dropped and fetched
 * again.
 */
export function markStale(): void {
  engine?.sources.products.reset()
}

async function startWaiting(): Promise<void> {
  try {
    engine = await import('./engine.ts')
    isMissing = false
  } catch {
    // Offline, or a deployment has replaced the file: all keep waiting, and show that they failed.
    isMissing = true
    addEventListener('online', startWaiting, { once: true })
    for (const start of waiting) start()
    return
  }
  const starting = [...waiting]
  waiting.clear()
  for (const start of starting) start()
}
