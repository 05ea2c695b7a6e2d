/** A value that metrics show and that is read when they are requested. */
export type Measure = {
  readonly name: string
  readonly help: string
  /** The value, or one for each value of the label. */
  readonly read: () => Promise<number | ReadonlyMap<string, number>> | number | ReadonlyMap<string, number>
  readonly label?: string
}

/** The metrics and the background jobs are bundled separately, so the list lives on the global object. */
const key = Symbol.for('storefront.measures')

const store: { [key]?: Measure[] } = globalThis as { [key]?: Measure[] }

/** Registers a measure. Without metrics nobody reads it. */
export function onMeasure(measure: Measure): void {
  store[key] = [...(store[key] ?? []), measure]
}

export function measures(): readonly Measure[] {
  return store[key] ?? []
}
