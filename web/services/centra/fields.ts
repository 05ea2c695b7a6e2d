/** Reading answers by hand: docs/decisions/0014-answers-read-by-hand.md. */
export type Fields = Readonly<Record<string, unknown>>

/** An object's own fields; none of anything else, so that reading on finds nothing. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

export function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** All or nothing: one entry of another shape makes the list one. */
export function readList<T>(value: unknown, read: (entry: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((entry) => read(entry) ?? [])
  return entries.length === value.length ? entries : undefined
}
