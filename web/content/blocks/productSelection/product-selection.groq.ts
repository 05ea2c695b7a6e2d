import { productCardFields } from '#web/content/queries/fragments.groq.ts'

export const productSelectionFields =
  /* groq */ `_type == "productSelection" => {products[]->{${productCardFields}}}` as const
