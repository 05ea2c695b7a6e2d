/** Fit and size of a garment wherever a line is named: part of each namespace whose pages name one. */
export const garment = {
  forWomen: 'Kvinner',
  forMen: 'Menn',
  inSize: 'størrelse {size}',
} as const
