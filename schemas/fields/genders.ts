/** The lists that a clothing type appears in (docs/product/3). */
export const genderOptions = [
  { title: 'Women', value: 'women' },
  { title: 'Men', value: 'men' },
] as const

/** Fits of a garment and audiences of a picture (docs/product/3). */
export const fitOptions = [...genderOptions, { title: 'Unisex', value: 'unisex' }] as const
