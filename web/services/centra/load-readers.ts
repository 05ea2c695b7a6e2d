type Readers = typeof import('./answer-readers.ts')['readers']

/**
 * The checks of the platform's answers, in a file of their own: live prices and the bag share it, and neither carries it.
 * Rejects offline and after a new build; the next call tries again.
 */
export function loadReaders(): Promise<Readers> {
  return import('./answer-readers.ts').then(({ readers }) => readers)
}
