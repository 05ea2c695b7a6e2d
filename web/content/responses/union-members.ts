import { clean } from '#web/lib/stega-clean.ts'
import type { Shape } from './shape.ts'

export type StoredObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is StoredObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Texts of the preview carry invisible marks. */
export function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.includes(value) || (typeof value === 'string' && values.includes(clean(value)))
}

/** Whether the value's `_type` is this type, or missing. */
export function hasType({ _type }: StoredObject, type: Shape | undefined): boolean {
  if (type?.kind !== 'literal' || _type === undefined || _type === null) return true
  return isOneOf(_type, type.values)
}

/** The members of a union that a value may be; where several fit, the value must have a `_type`. */
export function candidatesFor(value: unknown, of: readonly Shape[]): readonly Shape[] {
  const candidates = of.filter((shape) => mayFit(value, shape))
  if (candidates.length < 2 || !isObject(value) || typeof value._type === 'string') return candidates
  return candidates.filter((shape) => shape.kind !== 'object' || shape.fields._type === undefined)
}

/** A quick check of whether the value may fit one member of a union. */
function mayFit(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'object':
      return isObject(value) && hasType(value, shape.fields._type)
    case 'list':
      return Array.isArray(value)
    case 'text':
      return typeof value === 'string'
    case 'literal':
      return isOneOf(value, shape.values)
    default:
      return !isObject(value) && !Array.isArray(value)
  }
}
