import type { Shape } from './responses/parts.ts'

export type CentraCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base address; the caller encodes parts that come from outside. */
  readonly path: string
  readonly body?: unknown
  /** The call changes nothing, so it may be made again after a failure. */
  readonly isRepeatable?: boolean
  /** The longest wait for a response; 10 seconds when left out. */
  readonly timeoutMs?: number
  /** The shape of its response, to explain one that has another. */
  readonly shape?: Shape
}

/** Stores the token of the selection between calls; shared by all tabs. */
export type TokenStore = {
  readonly read: () => string | null
  /**
   * Stores the token of a response, unless another one has been stored since `sent` was read: the response to an
   * outdated token must not replace a newer one. False when it was not stored.
   */
  readonly replace: (sent: string | null, received: string) => boolean
}

/** The calls' dependencies, so that tests can replace them. */
export type CentraConnection = {
  /** With a slash at the end. */
  readonly baseUrl: string
  readonly tokens: TokenStore
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number) => Promise<void>
  /** Reports responses of an unknown shape. */
  readonly report: (error: Error) => void
}
