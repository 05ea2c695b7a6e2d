import type { ProductFields } from '#studio-plugins/commerce/product-fields.ts'

/** A product in the lake: its draft, or else the published document. */
export type ContentProduct = {
  /** Without `drafts.`. */
  readonly id: string
  readonly isPublished: boolean
  readonly hasDraft: boolean
  /** Revision of that document, so that an editor's later change is not overwritten. */
  readonly revision: string
  readonly centraId: string | undefined
  readonly title: string
  readonly fields: ProductFields
}
