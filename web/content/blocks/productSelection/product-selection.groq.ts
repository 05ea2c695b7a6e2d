import { productCardFields } from '../../queries/fragments.groq.ts'

export const productSelectionFields =
  /* groq */ `_type == "productSelection" => {products[0...24]->{${productCardFields}}}` as const
