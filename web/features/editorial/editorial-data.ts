import type { ImageValue } from '#web/services/sanity/pictures.ts'

/** Heading, lead and picture, which all editorial documents share. */
export type EditorialData = {
  readonly _id: string
  readonly _type: string
  readonly title: string | null
  readonly lead: string | null
  readonly image: ImageValue | null
}

export type ArticleData = EditorialData & { readonly author: string | null; readonly publishedAt: string | null }

/** A section of a long text: the place (an `id`) and the name of its heading. */
export type PageSection = { readonly id: string; readonly title: string; readonly edit?: string | undefined }
