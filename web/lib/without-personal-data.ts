/** A text for logs: without e-mail addresses, and without the values of a failed query. */
export function withoutPersonalData(text: string): string {
  return text.replace(/\n\s*params: .*/g, '').replace(/[^\s"'<>=,;()]+@[^\s"'<>=,;()]+/g, '[e-mail]')
}
