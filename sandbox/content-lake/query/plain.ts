import { isObject } from './documents.ts'

/** A result as JSON: dates and paths, which the evaluator keeps as objects of its own, become strings. */
export function toPlain(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return mapIfChanged(value)
  if (!isObject(value)) return JSON.parse(JSON.stringify(value)) as unknown
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(value)) {
    const plain = toPlain(value[name])
    if (plain === value[name]) continue
    copy ??= { ...value }
    copy[name] = plain
  }
  return copy ?? value
}

function mapIfChanged(list: unknown[]): unknown[] {
  const plain = list.map(toPlain)
  return plain.every((item, index) => item === list[index]) ? list : plain
}
