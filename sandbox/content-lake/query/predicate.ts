import type { IndexPath } from './index-path.ts'

/** The part of a condition that indexes can check: documents that fail the predicate also fail the condition. */
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
