import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { batched, MissingFromBatch } from './batched.ts'
import { failed, type LiveRead, loading } from './live-read.ts'

/** Values fetched by key, and how long they stay fresh. */
export type LiveSource<T> = {
  /** First part of the query keys, and the name in error reports. */
  readonly name: string
  /** Milliseconds, from `freshness.ts`. */
  readonly freshFor: number
  /** The number of retries of a failed call, after one second, then two, four ... */
  readonly retries: number
  /** One call for all keys of a batch; rejects when it fails. */
  readonly fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
}

/**
 * A source in the code of a feature that is loaded when it is needed, so that other pages do not load how it is
 * fetched.
 */
export type FeatureSource<T> = LiveSource<T> & { query?: LiveQuery<T> }

/** Called for the first failure of a source, and again only after a call of it has succeeded. */
type OnFailure = (name: string, error: unknown) => void

/** One source of live values by key: fetched while they are subscribed to, and not again while fresh. */
export class LiveQuery<T> {
  readonly #client: QueryClient
  readonly #source: LiveSource<T>
  readonly #onFailure: OnFailure
  readonly #fetch: (key: string) => Promise<T>
  /** The last result for each key: the same object until it changes. */
  readonly #reads = new Map<string, LiveRead<T>>()
  /** One for each key, whatever its number of watchers: each has a timer. */
  readonly #observers = new Map<string, QueryObserver<T>>()
  #hasFailed = false

  constructor(
    client: QueryClient,
    source: LiveSource<T>,
    onFailure: OnFailure,
    /** Resolves when all watchers have started that should share a call. */
    gathered: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    this.#client = client
    this.#source = source
    this.#onFailure = onFailure
    this.#fetch = batched(async (keys) => {
      const response = await source.fetchAll(keys)
      this.#hasFailed = false
      return response
    }, gathered)
  }

  read(key: string): LiveRead<T> {
    const state = this.#client.getQueryState<T>(this.#key(key))
    if (state?.data === undefined) return state?.status === 'error' ? failed : loading
    const last = this.#reads.get(key)
    if (last?.status === 'loaded' && last.value === state.data) return last
    const read = { status: 'loaded', value: state.data } as const
    this.#reads.set(key, read)
    return read
  }

  /** Fetches unless there is a fresh value; calls the listener on every change. Returns an unsubscribe function. */
  watch(key: string, listener: () => void): () => void {
    const observer = this.#observers.get(key) ?? this.#observe(key)
    if (observer.hasListeners() && observer.getCurrentQuery().isStaleByTime(this.#source.freshFor)) this.retry(key)
    return observer.subscribe(({ isError, error, isFetching }) => {
      if (isError && !isFetching) this.#reportFailure(error)
      listener()
    })
  }

  #observe(key: string): QueryObserver<T> {
    const { freshFor, retries } = this.#source
    const observer = new QueryObserver<T>(this.#client, {
      queryKey: this.#key(key),
      queryFn: () => this.#fetch(key),
      staleTime: freshFor,
      retry: (count, error) => !(error instanceof MissingFromBatch) && count < retries,
      retryDelay: (count) => 1000 * 2 ** count,
      // Offline the call fails at once and the page says so, instead of waiting silently; back online it is repeated.
      networkMode: 'always',
      refetchOnReconnect: true,
    })
    this.#observers.set(key, observer)
    return observer
  }

  /** Drops all values, those of calls in flight too, and fetches the watched ones again. */
  reset(): void {
    void this.#client.resetQueries({ queryKey: [this.#source.name] })
  }

  /** Fetches one key again, after a failure or because its value is stale; does not repeat a call in flight. */
  retry(key: string): void {
    void this.#client.refetchQueries({ queryKey: this.#key(key), exact: true }, { cancelRefetch: false })
  }

  #key(key: string) {
    return [this.#source.name, key]
  }

  #reportFailure(error: unknown): void {
    if (this.#hasFailed || error instanceof MissingFromBatch) return
    this.#hasFailed = true
    this.#onFailure(this.#source.name, error)
  }
}
