import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../documents.ts'
import { EvaluationError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import type { Node } from '../syntax.ts'
import { computed, literal, type Tracked } from '../tracked.ts'

type Path = readonly (string | number)[]

/** `diff::changedAny(before, after, selector)`: whether anything that the selector chooses is different. */
export function changedAny(args: Node[], scope: Scope): Tracked {
  const { before, after, selector } = operands(args, scope)
  const selected = [...select(selector, before, scope), ...select(selector, after, scope)]
  const changed = differences(before, after)
  return computed(changed.some((path) => selected.some((other) => startsWith(path, other) || startsWith(other, path))))
}

/** `diff::changedOnly(before, after, selector)`: whether everything that is different is chosen by the selector. */
export function changedOnly(args: Node[], scope: Scope): Tracked {
  const { before, after, selector } = operands(args, scope)
  const selected = [...select(selector, before, scope), ...select(selector, after, scope)]
  return computed(differences(before, after).every((path) => selected.some((other) => startsWith(path, other))))
}

function operands([before, after, selector]: Node[], scope: Scope) {
  if (!before || !after || !selector) throw new EvaluationError('diff functions take two values and a selector', 'diff')
  return { before: scope.evaluate(before).value, after: scope.evaluate(after).value, selector }
}

/** Where two values differ: the deepest attributes, but a whole array when its length changed. */
function differences(before: unknown, after: unknown, path: Path = []): Path[] {
  if (isDeepStrictEqual(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) => differences(before[name] ?? null, after[name] ?? null, [...path, name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]))
  }
  return [path]
}

function startsWith(path: Path, prefix: Path): boolean {
  return prefix.every((step, index) => path[index] === step)
}

/** The paths in a value that a selector chooses, such as `title`, `(title, slug.current)` and `tags[].name`. */
function select(selector: Node, value: unknown, scope: Scope): Path[] {
  switch (selector.type) {
    case 'Group':
      return select(selector.base, value, scope)
    case 'Tuple':
      return selector.members.flatMap((member) => select(member, value, scope))
    case 'AccessAttribute': {
      const bases = selector.base ? select(selector.base, value, scope) : [[]]
      return bases.map((base) => [...base, selector.name])
    }
    case 'ArrayCoerce':
      return select(selector.base, value, scope).flatMap((base) => itemsAt(value, base).map(({ path }) => path))
    case 'Filter':
      return select(selector.base, value, scope).flatMap((base) =>
        itemsAt(value, base)
          .filter(({ item }) => scope.nested(literal(item)).evaluate(selector.expr).value === true)
          .map(({ path }) => path),
      )
    case 'SelectorNested':
      return select(selector.base, value, scope).flatMap((base) =>
        select(selector.nested, valueAt(value, base), scope).map((path) => [...base, ...path]),
      )
    case 'SelectorFuncCall':
      return anywhere(selector.arg, value, scope)
    default:
      throw new EvaluationError('the third argument of a diff function must be a selector', 'diff')
  }
}

/** Every object within a value for which the condition holds. */
function anywhere(condition: Node, value: unknown, scope: Scope, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => anywhere(condition, item, scope, [...path, index]))
  }
  if (!isObject(value)) return []
  const own = scope.hidden(literal(value)).evaluate(condition).value === true ? [path] : []
  const within = Object.entries(value).flatMap(([name, part]) => anywhere(condition, part, scope, [...path, name]))
  return [...own, ...within]
}

function itemsAt(value: unknown, path: Path): { path: Path; item: unknown }[] {
  const items = valueAt(value, path)
  return Array.isArray(items) ? items.map((item, index) => ({ path: [...path, index], item })) : []
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => {
    if (Array.isArray(part) && typeof step === 'number') return part[step]
    return isObject(part) ? part[step] : undefined
  }, value)
}
