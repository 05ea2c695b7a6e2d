/** A text that the server prepared for the browser, with the value in the place of its `#`. */
export function fillIn(text: string, value: string | number): string {
  return text.replace('#', String(value))
}
