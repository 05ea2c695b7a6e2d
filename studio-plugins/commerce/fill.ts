import { type FormPatch, set, setIfMissing, unset } from 'sanity'
import { isSame } from '../deep-equal.ts'
import { type Difference, localisedTypes, type ProductFields, productFields } from './product-fields.ts'

/** A field that was written, with its previous value for undo. */
type Written = Pick<Difference, 'path' | 'label' | 'value'> & { readonly before: unknown }
/** The fields that one action wrote. */
export type Fill = readonly Written[]

/** Form patches that write the values. */
export function fillPatches(differences: readonly Difference[]): FormPatch[] {
  return differences.flatMap(({ path, value }) => {
    const [field, language] = path
    const parent = language ? [setIfMissing({ _type: localisedTypes[field] }, [field])] : []
    return [...parent, set(value, [...path])]
  })
}

/** The written fields with their previous values. */
export function fillOf(document: ProductFields, differences: readonly Difference[]): Fill {
  return differences.map(({ path, label, value }) => ({ path, label, value, before: valueAt(document, path) }))
}

/** Form patches that restore the previous values, except of fields that have been changed since. */
export function undoPatches(document: ProductFields, fill: Fill): FormPatch[] {
  const untouched = fill.filter(({ path, value }) => isSame(valueAt(document, path), value))
  const emptied = untouched.filter(({ before }) => before === undefined).map(({ path }) => path)
  const patches = untouched.map(({ path, before }) =>
    before === undefined ? unset([...path]) : set(before, [...path]),
  )
  return [
    ...patches,
    ...[...new Set(emptied.map(([field]) => field))].flatMap((field) => withoutShell(document, field, emptied)),
  ]
}

/** The document as `undoPatches` leaves it. */
export function withoutFill(document: ProductFields, fill: Fill): ProductFields {
  const left: Record<string, unknown> = structuredClone(document)
  for (const { path, value, before } of fill) {
    const [field, language] = path
    if (!isSame(valueAt(document, path), value)) continue
    left[field] = language ? { ...Object(left[field]), [language]: before } : before
  }
  return productFields.partial().parse(left)
}

/** Removes a localised object in which no language is left. */
function withoutShell(document: ProductFields, field: string, emptied: readonly Difference['path'][]): FormPatch[] {
  const type = localisedTypes[field]
  const texts: unknown = type && Reflect.get(document, field)
  if (typeof texts !== 'object' || texts === null) return []
  const gone = new Set(emptied.filter(([name]) => name === field).map(([, language]) => String(language)))
  const left = Object.keys(texts).filter((key) => key !== '_type' && !gone.has(key))
  return left.length === 0 ? [unset([field])] : []
}

function valueAt(document: ProductFields, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    document,
  )
}
