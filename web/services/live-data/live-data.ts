import { failed, type LiveRead, loading } from './live-read.ts'
import { whenNear } from './when-near.ts'

type Engine = typeof import('./engine.ts')
type Sources = Engine['sources']
export type SourceName = keyof Sources
/** What a source tells of one key. */
export type ValueOf<Name extends SourceName> = Sources[Name] extends { read(key: string): LiveRead<infer T> }
  ? T
  : never

let engine: Engine | undefined
let isMissing = false
/** Those who watch but are not being answered yet: they all start together, so that their questions make one call. */
const waiting = new Set<() => void>()

/** What is known now; the same object until that changes. */
export function readLive<Name extends SourceName>(name: Name, key: string): LiveRead<ValueOf<Name>>
export function readLive(name: SourceName, key: string): LiveRead<unknown> {
  if (engine) return engine.sources[name].read(key)
  return isMissing ? failed : loading
}

/**
 * Watches one key of a source. With `near`, nothing is asked before that element, or that of anybody else who waits,
 * comes near the window; then for all of them at once. Returns how to stop.
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

/** Asks again for what failed. */
export function retryLive(name: SourceName, key: string): void {
  if (engine) engine.sources[name].retry(key)
  else void startWaiting()
}

/**
 * Prices and stock on this page are out of date: the platform's answer to the bag said otherwise. They are forgotten and
 * asked for again.
 */
export function markStale(): void {
  engine?.sources.products.reset()
}

async function startWaiting(): Promise<void> {
  try {
    engine = await import('./engine.ts')
    isMissing = false
  } catch {
    // Offline, or a new build has replaced the file: all wait on, and say that they failed.
    isMissing = true
    addEventListener('online', startWaiting, { once: true })
    for (const start of waiting) start()
    return
  }
  const starting = [...waiting]
  waiting.clear()
  for (const start of starting) start()
}
