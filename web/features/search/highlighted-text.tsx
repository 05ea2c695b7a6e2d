import type { Piece } from '#web/domain/search/search-text.ts'

/** A text with its matches marked. */
export function HighlightedText({ pieces }: { pieces: readonly Piece[] }) {
  // HighlightedText have no identity but their index.
  return pieces.map(({ text, hit }, place) => {
    const key = `${place}`
    return hit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  })
}
