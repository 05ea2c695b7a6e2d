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
  readonly fit: readonly string[] | null
  readonly centraId: string | null
  readonly productState: string | null
  readonly image: ImageValue | null
}
