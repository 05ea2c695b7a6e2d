/**
 * Replaces query-core's own in the browser (next.config.mjs), which saves 1 kB: nothing is changed through the query library
 * (docs/decisions/0017-live-data.md). Starting a mutation fails.
 */
export class MutationCache {
  build(): never {
    throw new Error('No mutations: see decision 17')
  }

  clear(): void {}

  getAll(): readonly never[] {
    return []
  }

  findAll(): readonly never[] {
    return []
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
}
