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
  readonly image: ImageValue | null
}
