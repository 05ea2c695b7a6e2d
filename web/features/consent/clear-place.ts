/** Edges in the window, in pixels from its left and its top. */
export type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

const GAP = 8

/** How far a card has to be raised to lie over none of the controls; 0 where there is no such place below `ceiling`. */
export function clearRise({ left, right, top, bottom }: Edges, controls: readonly Edges[], ceiling: number): number {
  let rise = 0
  for (const control of [...controls].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = control.left >= right || control.right <= left
    if (!isBeside && control.top < bottom - rise && control.bottom > top - rise) rise = bottom - control.top + GAP
  }
  return top - rise < ceiling ? 0 : rise
}

/** Whatever is higher can be pressed next to the card. */
const LARGE = 200
/** The dots below a gallery are no elements: half their height. */
const DOTS = 24

/**
 * The controls and the heading of the page around a card. Those that the browser skips are not asked for their place
 * (docs/decisions/0064): none is in the window.
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
