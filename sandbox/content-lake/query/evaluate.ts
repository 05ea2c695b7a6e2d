import { EvaluationError } from './errors.ts'
import type { Scope } from './scope.ts'
import type { Node } from './syntax.ts'
import { literal, NULL, type Tracked } from './tracked.ts'
import { arrayCoerce, attribute, dereference } from './walk/access.ts'
import { element, everything, filter, map, slice } from './walk/arrays.ts'
import { functionCall } from './walk/functions.ts'
import { array, object, projection, select } from './walk/objects.ts'
import { and, inRange, not, operator, or, sign } from './walk/operators.ts'
import { pipe } from './walk/pipes.ts'

/**
 * The walker: evaluates a node of the parse tree, with provenance for all that is copied rather than computed. With or
 * without source maps every query goes through here. Throws EvaluationError.
 */
export function evaluate(node: Node, scope: Scope): Tracked {
  switch (node.type) {
    case 'AccessAttribute':
      return attribute(node, scope)
    case 'Value':
      return literal(node.value)
    case 'Once':
      return node.value()
    case 'This':
      return scope.value
    case 'Parent':
      return scope.parent(node.n)
    case 'Group':
      return scope.evaluate(node.base)
    case 'OpCall':
      return operator(node, scope)
    case 'And':
      return and(node, scope)
    case 'Or':
      return or(node, scope)
    case 'FuncCall':
      return functionCall(node, scope)
    case 'Everything':
      return everything(scope)
    case 'Filter':
      return filter(node, scope)
    case 'Projection':
      return projection(node, scope)
    case 'Object':
      return object(node, scope)
    case 'Map':
    case 'FlatMap':
      return map(node, scope)
    default:
      return evaluateRarer(node, scope)
  }
}

function evaluateRarer(node: Node, scope: Scope): Tracked {
  switch (node.type) {
    case 'Deref':
      return dereference(node, scope)
    case 'ArrayCoerce':
      return arrayCoerce(node, scope)
    case 'AccessElement':
      return element(node, scope)
    case 'Slice':
      return slice(node, scope)
    case 'Array':
      return array(node, scope)
    case 'Select':
      return select(node, scope)
    case 'PipeFuncCall':
      return pipe(node, scope)
    case 'Not':
      return not(node, scope)
    case 'Neg':
    case 'Pos':
      return sign(node, scope)
    case 'InRange':
      return inRange(node, scope)
    case 'Asc':
    case 'Desc':
      return NULL
    case 'Tuple':
      throw new EvaluationError('tuples can not be evaluated')
    default:
      throw new EvaluationError(`unexpected ${node.type} in the query`)
  }
}
