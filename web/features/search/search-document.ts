import type { ProductState } from '#web/domain/product/availability.ts'
import type { Fit } from '#web/domain/product/fit.ts'
import type { LinkableDocument } from '#web/routing/links.ts'
import type { ImageValue } from '#web/services/sanity/pictures.ts'

type InBoth<T> = { readonly nb: T | null; readonly en: T | null }

/** A page as the search query reads it (content/queries/search.groq.ts). */
export type SearchDocument = LinkableDocument & {
  readonly _id: string
  readonly title: InBoth<string>
  readonly lead: InBoth<string>
  readonly text: InBoth<string>
  readonly material: InBoth<string>
  readonly kind: InBoth<string>
  readonly colours: InBoth<readonly (string | null)[]>
  readonly fit: readonly Fit[] | null
  readonly centraId: string | null
  readonly productState: ProductState | null
  readonly swatches: readonly { readonly hex: string | null; readonly hex2: string | null }[] | null
  readonly image: ImageValue | null
  /** Of products: their pictures, each of a fit and colour. */
  readonly images: readonly (ImageValue & { readonly gender: string | null; readonly colorHex: string | null })[] | null
}
