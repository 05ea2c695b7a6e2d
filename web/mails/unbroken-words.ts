import { type Html, html } from '#web/lib/html.ts'

const words = /(\be-(?:post|mail)\p{L}*)/giu

/**
 * The text with no line break in “e-post”, by a style: what mail programs show for the character that forbids one is
 * uncertain.
 */
export function unbrokenWords(text: string): Html {
  // Every second part is one of the words.
  const parts = text.split(words)
  return html`${parts.map((part, index) => (index % 2 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`))}`
}
