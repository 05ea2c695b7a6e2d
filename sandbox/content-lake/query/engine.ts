import { Budget } from './budget.ts'
import type { Dataset } from './dataset.ts'
import { EvaluationError, placeOf, QueryError } from './errors.ts'
import { evaluate } from './evaluate.ts'
import { parseCached } from './parse.ts'
import type { Perspective } from './perspective.ts'
import { plainResult } from './plain.ts'
import { Reads } from './reads.ts'
import { type Context, Scope } from './scope.ts'
import { type ContentSourceMap, sourceMapOf } from './source-map.ts'
import { syncTagsFor } from './sync-tags.ts'
import type { Node } from './syntax.ts'
import { NULL, type Tracked } from './tracked.ts'

export type QueryRequest = {
  query: string
  params?: Record<string, unknown>
  perspective: Perspective
  apiVersion: string
  resultSourceMap?: boolean | 'withKeyArraySelector'
  /** User id, for `identity()`. */
  identity?: string
  /** For `now()`; the clock when left out. */
  now?: Date
  projectId: string
  dataset: string
}

/**
 * `documentIds` are the published ids of single documents that were looked up; `syncTags` what the result depends on.
 */
type QueryResponse = {
  result: unknown
  resultSourceMap?: ContentSourceMap
  documentIds: string[]
  syncTags: string[]
}

/** Runs a query on the current dataset. Throws QueryError for a query that the lake rejects. */
export function runQuery(dataset: Dataset, request: QueryRequest): QueryResponse {
  const tree = parseCached(request.query, request.params ?? {})
  const context = contextOf(dataset, request)
  const tracked = evaluateTree(tree, context, request.query)
  const response: QueryResponse = {
    result: plainResult(tracked),
    documentIds: [...context.reads.ids],
    syncTags: syncTagsFor(context.reads),
  }
  if (!request.resultSourceMap) return response
  return { ...response, resultSourceMap: sourceMapOf(tracked, request.resultSourceMap === 'withKeyArraySelector') }
}

function contextOf(dataset: Dataset, request: QueryRequest): Context {
  const groq = {
    timestamp: request.now ?? new Date(),
    identity: request.identity ?? '<anonymous>',
    sanity: { projectId: request.projectId, dataset: request.dataset },
  }
  return { view: dataset.view(request.perspective), dataset, groq, reads: new Reads(), budget: new Budget(), evaluate }
}

function evaluateTree(tree: Node, context: Context, query: string): Tracked {
  try {
    return evaluate(tree, new Scope(context, NULL))
  } catch (error) {
    if (error instanceof RangeError) throw new QueryError('queryError', 'query is nested too deeply', query)
    if (!(error instanceof EvaluationError)) throw error
    const { start, end } = placeOf(query, error.about)
    throw new QueryError('queryError', error.message, query, start, end)
  }
}
