import { evaluateNode } from '../groq.ts'
import { collectReferences } from '../indexes.ts'
import type { Scope } from '../scope.ts'
import type { FuncCallNode, Node } from '../syntax.ts'
import { computed, itemsOf, listOf, NULL, type Tracked } from '../tracked.ts'
import { inIdOrder } from '../view.ts'
import { changedAny, changedOnly } from './diff.ts'
import { asValueNode } from './operators.ts'

/** Functions that groq-js parses but cannot evaluate, or that need the dataset or provenance. */
const OWN: Record<string, (args: Node[], scope: Scope) => Tracked> = {
  'global::coalesce': coalesce,
  'global::references': references,
  'global::defined': ([arg], scope) => computed(evaluateArgument(arg, scope).value !== null),
  'global::count': count,
  'array::compact': ([arg], scope) => keep(arg, scope, (value) => value !== null),
  'array::unique': unique,
  'releases::all': releases,
  'diff::changedAny': changedAny,
  'diff::changedOnly': changedOnly,
}

export function functionCall(node: FuncCallNode, scope: Scope): Tracked {
  const own = OWN[`${node.namespace}::${node.name}`]
  if (own) return own(node.args, scope)
  const args = node.args.map((arg) => asValueNode(scope.evaluate(arg)))
  return computed(evaluateNode({ ...node, args }, { ...scope.context.groq, root: scope.value.value }))
}

function evaluateArgument(arg: Node | undefined, scope: Scope): Tracked {
  return arg ? scope.evaluate(arg) : NULL
}

function coalesce(args: Node[], scope: Scope): Tracked {
  for (const arg of args) {
    const value = scope.evaluate(arg)
    if (value.value !== null) return value
  }
  return NULL
}

function count([arg]: Node[], scope: Scope): Tracked {
  const { value } = evaluateArgument(arg, scope)
  return Array.isArray(value) ? computed(value.length) : NULL
}

function references(args: Node[], scope: Scope): Tracked {
  const wanted = args.flatMap((arg) => scope.evaluate(arg).value)
  const held = collectReferences(scope.value.value, new Set())
  return computed(wanted.some((id) => typeof id === 'string' && held.has(id)))
}

function keep(arg: Node | undefined, scope: Scope, test: (value: unknown) => boolean): Tracked {
  const items = itemsOf(evaluateArgument(arg, scope))
  return items ? listOf(items.filter((item) => test(item.value))) : NULL
}

const SCALARS = new Set(['string', 'number', 'boolean'])

/** Lists and objects are never equal to one another, so each of them stays. */
function unique([arg]: Node[], scope: Scope): Tracked {
  const known = new Set<unknown>()
  return keep(arg, scope, (value) => {
    if (value !== null && !SCALARS.has(typeof value)) return true
    if (known.has(value)) return false
    known.add(value)
    return true
  })
}

/** The dataset's release documents, which every perspective can list. */
function releases(_args: Node[], scope: Scope): Tracked {
  scope.context.reads.type('system.release')
  const entries = scope.context.dataset.view('raw').indexes.equality(['_type']).get('system.release')
  return listOf(inIdOrder([...entries]).map((entry) => entry.tracked()))
}
