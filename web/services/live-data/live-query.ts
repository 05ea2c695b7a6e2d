import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { batched, MissingFromBatch } from './batched.ts'
import { failed, type LiveRead, loading } from './live-read.ts'

type Options<T> = {
  /** First part of the query keys. */
  readonly name: string
  /** For how many milliseconds a response counts as fresh (docs/product/9). */
  readonly freshFor: number
  /** How often a failed call is retried, after one second, then two, four ... */
  readonly retries: number
  /** One call for all keys of a batch; rejects when it fails. */
  readonly fetchAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>
  /** Called once, until a call succeeds again. */
  readonly onFailure: (error: unknown) => void
}

/** One source of live values by key: fetched while they are subscribed to, and not again while fresh. */
export class LiveQuery<T> {
  readonly #client: QueryClient
  readonly #options: Options<T>
  readonly #fetch: (key: string) => Promise<T>
  /** The last result for each key: the same object until it changes. */
  readonly #reads = new Map<string, LiveRead<T>>()
  #hasFailed = false

  constructor(client: QueryClient, options: Options<T>) {
    this.#client = client
    this.#options = options
    this.#fetch = batched(async (keys) => {
      const response = await options.fetchAll(keys)
      this.#hasFailed = false
      return response
    })
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
    const { freshFor, retries } = this.#options
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
    return observer.subscribe(({ isError, error, isFetching }) => {
      if (isError && !isFetching) this.#reportFailure(error)
      listener()
    })
  }

  /** Drops all values, those of calls in flight too, and fetches again what is watched. */
  reset(): void {
    void this.#client.resetQueries({ queryKey: [this.#options.name] })
  }

  /** Fetches one key again after a failure. */
  retry(key: string): void {
    void this.#client.refetchQueries({ queryKey: this.#key(key), exact: true }, { cancelRefetch: false })
  }

  #key(key: string) {
    return [this.#options.name, key]
  }

  #reportFailure(error: unknown): void {
    if (this.#hasFailed || error instanceof MissingFromBatch) return
    this.#hasFailed = true
    this.#options.onFailure(error)
  }
}
