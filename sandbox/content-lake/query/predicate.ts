import type { IndexPath } from './index-path.ts'

/** What an index can tell of a condition: it holds for no document for which its predicate does not. */
export type Predicate =
  | { kind: 'equals'; path: readonly string[]; values: readonly string[] }
  | { kind: 'contains'; path: IndexPath; value: string }
  | { kind: 'references'; ids: readonly string[] }
  | { kind: 'versionOf'; id: string }
  | { kind: 'release'; name: string }
  | { kind: 'word'; word: string; isPrefix: boolean }
  | { kind: 'and' | 'or'; parts: readonly Predicate[] }
  | { kind: 'anything' }

export const ANYTHING: Predicate = { kind: 'anything' }
