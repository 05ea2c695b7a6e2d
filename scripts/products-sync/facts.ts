import type { ProductFields } from '#studio-plugins/commerce/product-fields.ts'

/** A product of the content: its draft where it has one, else what is published. */
export type ContentProduct = {
  /** Without `drafts.`. */
  readonly id: string
  readonly isPublished: boolean
  readonly hasDraft: boolean
  /** Of the document that is read here, so that nothing is written over what an editor did meanwhile. */
  readonly revision: string
  readonly centraId: string | undefined
  readonly title: string
  readonly fields: ProductFields
}
