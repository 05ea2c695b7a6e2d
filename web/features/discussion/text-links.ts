/** A piece of a text; with `href` it is a link. */
type TextPiece = { readonly text: string; readonly href?: string }

const address = /(?:https?:\/\/|www\.)[^\s<>"]+/giu
/** The characters that end a sentence rather than an address. */
const trailing = /[.,;:!?'’»”\]}]+$/u

/**
 * The text with its web addresses as links. Only http and https become links; a link is written exactly as its author
 * wrote it, so nothing can be hidden behind it.
 */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutTrailing(found)
    const href = safeUrl(shown)
    if (!href) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: shown, href })
    end = index + shown.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** A closing bracket belongs to the address if it opens one too. */
function withoutTrailing(found: string): string {
  const shown = found.replace(trailing, '')
  const isUnbalanced = shown.endsWith(')') && shown.split(')').length > shown.split('(').length
  return isUnbalanced ? withoutTrailing(shown.slice(0, -1)) : shown
}

function safeUrl(shown: string): string | undefined {
  const written = /^www\./i.test(shown) ? `https://${shown}` : shown
  if (!URL.canParse(written)) return undefined
  const { protocol, hostname, href, username } = new URL(written)
  const isWeb = (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === ''
  return isWeb ? href : undefined
}
