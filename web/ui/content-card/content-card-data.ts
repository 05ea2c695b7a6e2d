import type { LinkableDocument } from '#web/routing/links.ts'
import type { ImageValue } from '#web/services/sanity/pictures.ts'

/** An article or page as a card shows it. */
export type ContentCardData = LinkableDocument & {
  readonly _id: string
  readonly title: string | null
  readonly lead: string | null
  readonly image: ImageValue | null
  readonly publishedAt?: string | null
  readonly author?: string | null
}
