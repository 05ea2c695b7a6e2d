import { productCardFields } from '../../queries/fragments.groq.ts'

export const productSelectionFields =
  /* groq */ `_type == "productSelection" => {products[]->{${productCardFields}}}` as const
