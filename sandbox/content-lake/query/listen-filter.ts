import { Budget } from './budget.ts'
import { Dataset } from './dataset.ts'
import type { LakeDocument } from './documents.ts'
import { EvaluationError, QueryError } from './errors.ts'
import { evaluate } from './evaluate.ts'
import { parseQuery } from './parse.ts'
import { Reads } from './reads.ts'
import { Scope } from './scope.ts'
import type { Node } from './syntax.ts'
import { documentValue, NULL } from './tracked.ts'
import { filterChain } from './walk/filters.ts'

/** Decides which documents a listener is notified of. */
export type DocumentFilter = { matches(document: LakeDocument): boolean }

/**
 * The filter of a listener's query: what is around it (projections, slices, orders) does not count, and each document
 * is evaluated alone, without the rest of the dataset. `identity` is the listener's user id. Throws QueryError when the
 * query filters anything but `*`.
 */
export function compileFilter(
  query: string,
  params: Record<string, unknown>,
  identity = '<anonymous>',
): DocumentFilter {
  const conditions = conditionsOf(parseQuery(query, params), query)
  const dataset = new Dataset()
  return {
    matches(document) {
      const groq = { timestamp: new Date(), identity }
      const view = dataset.view('raw')
      const context = { view, dataset, groq, reads: new Reads(), budget: new Budget(), evaluate }
      const scope = new Scope(context, NULL).nested(documentValue(document, document))
      return conditions.every((condition) => isTrue(condition, scope))
    },
  }
}

function isTrue(condition: Node, scope: Scope): boolean {
  try {
    return scope.evaluate(condition).value === true
  } catch (error) {
    if (error instanceof EvaluationError) return false
    throw error
  }
}

function conditionsOf(tree: Node, query: string): Node[] {
  let node = tree
  while (node.type !== 'Everything') {
    if (node.type === 'Filter') {
      const { conditions, base } = filterChain(node)
      if (base.type === 'Everything') return conditions
      node = base
    } else if ('base' in node && node.base) node = node.base
    else throw new QueryError('queryError', 'a listener needs a filter on *', query)
  }
  return []
}
