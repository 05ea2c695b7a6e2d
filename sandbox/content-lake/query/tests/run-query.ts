import type { Dataset } from '../dataset.ts'
import { type QueryRequest, runQuery } from '../engine.ts'

export const NOW = new Date('2026-07-01T12:00:00Z')

/** A request with everything that a test does not care about filled in. */
export function request(query: string, rest: Partial<QueryRequest> = {}): QueryRequest {
  const about = { projectId: 'tretopp', dataset: 'production', apiVersion: '2026-01-01', identity: 'kari', now: NOW }
  return { ...about, perspective: 'raw', query, ...rest }
}

export function resultOf(dataset: Dataset, query: string, rest: Partial<QueryRequest> = {}): unknown {
  return runQuery(dataset, request(query, rest)).result
}
