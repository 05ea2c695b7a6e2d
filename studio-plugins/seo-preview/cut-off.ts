/** The number of characters that search engines show. */
export const shownCharacters = { title: 60, description: 155 } as const

/** Truncates as search engines do: at a space if there is one near, with an ellipsis. */
export function cutOff(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const head = text.slice(0, maxLength - 1)
  const space = head.lastIndexOf(' ')
  return `${(space > maxLength * 0.5 ? head.slice(0, space) : head).trimEnd()}…`
}
