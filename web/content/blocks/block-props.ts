import type { RatingsAndDecisions } from '#web/domain/product/rating-and-decision.ts'
import type { EditAttribute, EditableDocument } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import type { RichTextValue } from '../types.gen.ts'
import type { HeadingLevels, HeadingPlaces } from './heading-levels.ts'

export type RichTextMember = RichTextValue[number]

export type BlockOf<Name extends RichTextMember['_type']> = Extract<RichTextMember, { readonly _type: Name }>

/** The context of a rich text: its language, and its document and field for click-to-edit. */
export type RichTextPlace = {
  readonly lang: Language
  readonly doc: EditableDocument
  /** Path of the array in the document, e.g. `content.nb`. */
  readonly path: string
  readonly edit?: EditAttribute
  /** Ratings and decided campaigns of products, for their cards. */
  readonly ratingsAndDecisions?: RatingsAndDecisions
  /** Filled in by `RichText`. */
  readonly headings?: HeadingLevels
  /** Filled in by `RichText`. */
  readonly places?: HeadingPlaces
}

/** Props of a block's renderer; `path` is the block's own. */
export type BlockProps<Name extends RichTextMember['_type']> = RichTextPlace & { readonly block: BlockOf<Name> }

export function memberPath(path: string, key: string): string {
  return `${path}[_key=="${key}"]`
}
