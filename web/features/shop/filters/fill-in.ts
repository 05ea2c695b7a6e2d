/** A text that the server prepared, with what only the browser knows in place of `#`. */
export function fillIn(text: string, value: string | number): string {
  return text.replace('#', String(value))
}
