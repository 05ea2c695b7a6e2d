import type { AnswerName } from './answers/answers.ts'

export type CentraCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base address; parts that come from outside are encoded by whoever builds it. */
  readonly path: string
  readonly body?: unknown
  /** The call changes nothing, so it may be made again after a failure. */
  readonly isRepeatable?: boolean
  /** What its answer is demanded to be, for the report of one that is not. */
  readonly shape?: AnswerName
}

/** Where the token of the selection is kept between calls; shared by all tabs. */
export type TokenStore = {
  readonly read: () => string | null
  /**
   * Keeps a token that an answer brought, unless another one has been stored since `sent` was read: an answer to an
   * outdated token must not take the place of a newer one. False when it was not kept.
   */
  readonly replace: (sent: string | null, received: string) => boolean
}

/** What calls need of their surroundings, so that tests can put others in their place. */
export type CentraConnection = {
  /** With a slash at the end. */
  readonly baseUrl: string
  readonly tokens: TokenStore
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly wait: (milliseconds: number) => Promise<void>
  /** Told of answers that do not have the platform's shape. */
  readonly report: (error: Error) => void
}
