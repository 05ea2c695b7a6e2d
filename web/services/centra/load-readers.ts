type Readers = typeof import('./answer-readers.ts')['readers']

/**
 * The checks of the platform's answers, in a file of their own, which the bag does without until it needs it.
 * Rejects offline and after a new build; the next call tries again.
 */
export function loadReaders(): Promise<Readers> {
  return import('./answer-readers.ts').then(({ readers }) => readers)
}
