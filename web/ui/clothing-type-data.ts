import type { LinkableDocument } from '../routing/links.ts'
import type { ImageValue } from '../services/sanity/pictures.ts'

/** A clothing type as tiles and list navigation show it. `count`: products in the list at hand. */
export type ClothingTypeData = LinkableDocument & {
  readonly _id: string
  readonly title: string | null
  readonly image: ImageValue | null
  readonly genders: readonly string[] | null
  readonly count?: number | null
}
