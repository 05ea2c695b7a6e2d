/** What became of a notice. */
export type Outcome = {
  /** Cache tags to expire, whatever else went wrong. */
  readonly tags: readonly string[]
  /** Whether the same notice should be sent again: something that it needs was away. */
  readonly isUnfinished: boolean
}
