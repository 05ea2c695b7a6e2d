import { isObject } from '../mendoza/values.ts'

/** The ids of the documents of the same dataset that must exist because `value` refers to them strongly. */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found)
  } else if (isObject(value)) {
    const isForeign = value._dataset !== undefined || value._projectId !== undefined
    if (typeof value._ref === 'string') {
      if (value._weak !== true && !isForeign && !value._ref.includes(':')) found.add(value._ref)
    } else for (const item of Object.values(value)) strongReferences(item, found)
  }
  return found
}

/**
 * Strengthens references on publishing: those that were weak only because their target was not published yet
 * (`_strengthenOnPublish`) become strong, unless the field itself asks for a weak one.
 */
export function strengthenReferences<Value>(value: Value): Value
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => strengthenReferences<unknown>(item))
  if (!isObject(value)) return value
  const { _strengthenOnPublish: strengthen, _weak: weak, ...rest } = value
  if (strengthen === undefined) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, strengthenReferences<unknown>(item)]))
  }
  const staysWeak = isObject(strengthen) && strengthen.weak === true
  return staysWeak && weak !== undefined ? { ...rest, _weak: weak } : rest
}
