import type { FeatureSource, LiveQuery } from './live-query.ts'
import { failed, type LiveRead, loading } from './live-read.ts'
import { whenNear } from './when-near.ts'

type Engine = typeof import('./engine.ts')
type Sources = Engine['sources']

type SourceName = keyof Sources

/** A source of whole pages, by its name, or one of a feature. */
// biome-ignore lint/suspicious/noExplicitAny: any value; `ValueOf` tells which.
export type Source = SourceName | FeatureSource<any>

/** The value of one key of a source. */
export type ValueOf<S extends Source> = S extends SourceName
  ? Sources[S] extends LiveQuery<infer T>
    ? T
    : never
  : S extends FeatureSource<infer T>
    ? T
    : never

let engine: Engine | undefined
let isMissing = false
/** Milliseconds after which watchers that start let the browser do other work. */
const SLICE_MS = 10
/** Resolves when all announced watchers are there. */
let announced = Promise.resolve()
/** Watchers that have not started yet: they all start together, so that they make one call. */
const waiting = new Set<() => void>()

/** The current state; the same object until it changes. */
export function readLive<S extends Source>(source: S, key: string): LiveRead<ValueOf<S>>
export function readLive(source: Source, key: string): LiveRead<unknown> {
  if (engine) return queryOf(engine, source).read(key)
  return isMissing ? failed : loading
}

function queryOf({ sources, queryOf: ofFeature }: Engine, source: Source) {
  return typeof source === 'string' ? sources[source] : ofFeature(source)
}

/**
 * Watches one key of a source. With `near`, nothing is fetched before that element, or that of any other waiting
 * watcher, comes near the window; then all of them start at once. Returns an unsubscribe function.
 */
export function watchLive(source: Source, key: string, listener: () => void, near?: Element | null): () => void {
  let unwatch = () => {}
  const start = () => {
    if (engine) unwatch = queryOf(engine, source).watch(key, listener)
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

/**
 * Announces watchers that come with a later rendering, so that they are part of the call that is about to be made.
 * Returns a function to call when they are there, or will not come.
 */
export function announceWatchers(): () => void {
  let isThere = () => {}
  const arrival = new Promise<void>((resolve) => {
    isThere = resolve
  })
  announced = announced.then(() => arrival)
  return isThere
}

/** Fetches again after a failure. */
export function retryLive(source: Source, key: string): void {
  if (engine) queryOf(engine, source).retry(key)
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
  engine.gather(Promise.resolve().then(startAll))
}

/**
 * A few in each task, so that a phone responds to a touch meanwhile; none in the task that runs the engine's code for
 * the first time.
 */
async function startAll(): Promise<void> {
  await announced
  let end = 0
  for (const start of waiting) {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve))
      end = performance.now() + SLICE_MS
    }
    if (waiting.delete(start)) start()
  }
}
