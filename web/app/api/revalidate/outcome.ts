/** The outcome of handling a notice. */
export type Outcome = {
  /** Cache tags to expire, even if something else failed. */
  readonly tags: readonly string[]
  /** Whether the same notice should be sent again, because a service was unavailable. */
  readonly isUnfinished: boolean
}
