import { isObject } from './documents.ts'
import type { Tracked } from './tracked.ts'

/**
 * A result as JSON: dates and paths, which the evaluator keeps as objects of its own, become strings. Only what a query
 * computed can hold any; what it copied is JSON already. Whole documents are copied: the stored ones may change their
 * form.
 */
export function plainResult({ value, origin }: Tracked): unknown {
  switch (origin.kind) {
    case 'list':
      return origin.items.map(plainResult)
    case 'object':
      return Object.fromEntries([...origin.fields].map(([name, field]) => [name, plainResult(field)]))
    case 'unknown':
      return plain(value)
    case 'stored':
      return origin.path === null && isObject(value) ? { ...value } : value
    default:
      return value
  }
}

function plain(value: unknown): unknown {
  if (value === undefined) return null
  if (Array.isArray(value)) return value.map(plain)
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
  return typeof value === 'object' ? (JSON.parse(JSON.stringify(value)) as unknown) : value
}
