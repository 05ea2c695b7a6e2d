/** Fits of a garment and audiences of a picture (docs/product/3). */
export const genderOptions = [
  { title: 'Women', value: 'women' },
  { title: 'Men', value: 'men' },
  { title: 'Unisex', value: 'unisex' },
] as const
