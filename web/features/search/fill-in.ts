/** A prepared text with a number and the query in their places. */
export function fillIn(text: string, { n, q }: { n?: number; q?: string }): string {
  return text.replace(/[#$]/g, (mark) => String((mark === '#' ? n : q) ?? mark))
}
