/** Keeps a figure and what belongs to it on one line. */
export const noBreak = '\u00a0'

/** Thousands separated by no-break spaces, in both languages (docs/product/9): `48 213`. */
export function groupThousands(value: number): string {
  return groupDigits(String(Math.round(value)))
}

/** The same for digits that are already written out. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, noBreak)
}
