/** The platform writes `null` or `false` for missing values, or leaves them out. */
type OrNone<Value> = Value | boolean | null | undefined

export function textOf(value: OrNone<string>): string | null {
  return typeof value === 'string' ? value : null
}

export function amountOf(value: OrNone<number>): number {
  return typeof value === 'number' ? value : 0
}

/** An order may be named by a number. */
export function orderOf(value: OrNone<string | number>): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
