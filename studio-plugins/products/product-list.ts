import { z } from 'zod'
import { t } from './norwegian.ts'

/** A product in a list: its draft, or the published document if it has none. */
export type Product = {
  /** Without `drafts.`. */
  readonly id: string
  readonly name: string
  /** The English name, which the search covers too. */
  readonly english: string
  readonly centraId: string
  readonly state: string
  /** Id of its clothing type; empty without one. */
  readonly clothingType: string
  /** Address of its first picture. */
  readonly picture: string | undefined
  readonly hasDraft: boolean
  readonly isPublished: boolean
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const documents = z.array(
  z.object({ _id: z.string(), nb: text, en: text, centraId: text, state: text, type: text, picture: text }),
)

/** Drafts and published products; versions in releases are left out. */
export const productsQuery = `*[_type == "product" && !(_id in path("versions.**"))]{
  _id, "nb": title.nb, "en": title.en, centraId, "state": productState, "type": clothingType._ref, "picture": images[0].asset->url
}`

/** Parses the result of `productsQuery` and sorts it by name. */
export function readProducts(result: unknown): Product[] {
  const byId = Map.groupBy(documents.parse(result), ({ _id }) => _id.replace(/^drafts\./, ''))
  const products = [...byId].flatMap(([id, versions]) => {
    const draft = versions.find(({ _id }) => _id !== id)
    const shown = draft ?? versions[0]
    if (!shown) return []
    const { nb, en, centraId, state, type, picture } = shown
    return {
      id,
      name: nb || en || t('Unnamed product'),
      english: en,
      centraId,
      state,
      clothingType: type,
      picture: picture || undefined,
      hasDraft: draft !== undefined,
      isPublished: versions.some(({ _id }) => _id === id),
    }
  })
  return products.toSorted((a, b) => collator.compare(a.name, b.name))
}

const collator = new Intl.Collator('nb')

/** Empty values do not filter. */
export type Filter = {
  readonly text: string
  readonly clothingType: string
  readonly state: string
  readonly changes: '' | 'unpublished' | 'never'
}

export const noFilter: Filter = { text: '', clothingType: '', state: '', changes: '' }

/** The products that match the filter; each word of the text must be in a name or the number. */
export function filtered(products: readonly Product[], { text: typed, clothingType, state, changes }: Filter) {
  const words = typed.toLocaleLowerCase('nb').split(/\s+/).filter(Boolean)
  return products.filter((product) => {
    if (clothingType !== '' && product.clothingType !== clothingType) return false
    if (state !== '' && product.state !== state) return false
    if (changes === 'unpublished' && !product.hasDraft) return false
    if (changes === 'never' && product.isPublished) return false
    const found = `${product.name} ${product.english} ${product.centraId}`.toLocaleLowerCase('nb')
    return words.every((word) => found.includes(word))
  })
}

type Click = {
  /** Ids in the order of the list, without those that cannot be selected. */
  readonly shown: readonly string[]
  readonly id: string
  /** The last one that was clicked without Shift. */
  readonly anchor: string | undefined
  readonly isRange: boolean
}

/**
 * The selection after a click, in the order of selection. With Shift, the range from the anchor is selected or
 * deselected.
 */
export function afterClick(selected: readonly string[], { shown, id, anchor, isRange }: Click): string[] {
  const from = anchor === undefined ? -1 : shown.indexOf(anchor)
  const to = shown.indexOf(id)
  if (to < 0) return [...selected]
  const range = isRange && from >= 0 ? between(shown, from, to) : [id]
  return selected.includes(id) ? without(selected, range) : withAll(selected, range)
}

/** Adds ids without duplicates. */
export function withAll(selected: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...selected, ...ids])]
}

export function without(selected: readonly string[], ids: readonly string[]): string[] {
  const gone = new Set(ids)
  return selected.filter((id) => !gone.has(id))
}

/** From the anchor towards the click. */
function between(shown: readonly string[], from: number, to: number): string[] {
  return from <= to ? shown.slice(from, to + 1) : shown.slice(to, from + 1).toReversed()
}
