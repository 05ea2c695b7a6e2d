/** Edges in the window, in pixels from its left and its top. */
export type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

const GAP = 8

/** How many pixels to raise a card so that it covers no control; 0 if it would then reach above `ceiling`. */
export function clearRise({ left, right, top, bottom }: Edges, controls: readonly Edges[], ceiling: number): number {
  let rise = 0
  for (const control of [...controls].sort((a, b) => b.bottom - a.bottom)) {
    const isNextTo = control.left >= right || control.right <= left
    if (!isNextTo && control.top < bottom - rise && control.bottom > top - rise) rise = bottom - control.top + GAP
  }
  return top - rise < ceiling ? 0 : rise
}

/** A control taller than this stays clickable outside the card, so it may be covered. */
const LARGE = 200
/** A gallery's dots have no elements of their own; this is half the height of their row. */
const DOTS = 24

/**
 * The controls around a card, and the page's heading. Leaves out those in skipped content (docs/decisions/0064): they
 * are outside the window.
 */
export function controlsAround(card: Element): Edges[] {
  const found = document.querySelectorAll('h1, a, button, input, select, summary, textarea, [data-gallery]')
  return [...found].flatMap((control) => {
    if (card.contains(control) || !control.checkVisibility?.({ contentVisibilityAuto: true })) return []
    const { left, right, top, bottom, height } = control.getBoundingClientRect()
    if (control.matches('[data-gallery]')) return { left, right, top: bottom - DOTS, bottom: bottom + DOTS }
    return height > LARGE ? [] : { left, right, top, bottom }
  })
}
