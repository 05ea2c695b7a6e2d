import type { ProductFields } from '#studio-plugins/commerce/product-fields.ts'

/** A product of the content: its draft, or the published document if it has none. */
export type ContentProduct = {
  /** Without `drafts.`. */
  readonly id: string
  readonly isPublished: boolean
  readonly hasDraft: boolean
  /** Revision of that document, so that a later change of an editor is not overwritten. */
  readonly revision: string
  readonly centraId: string | undefined
  readonly title: string
  readonly fields: ProductFields
}
