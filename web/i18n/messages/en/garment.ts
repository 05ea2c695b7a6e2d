/** See the Norwegian one. */
export const garment = {
  forWomen: 'Women',
  forMen: 'Men',
  inSize: 'size {size}',
} as const
