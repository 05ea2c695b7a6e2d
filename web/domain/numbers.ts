/** Thousands apart by a no-break space, in both languages (specification section 9): `48 213`. */
export function groupThousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}
