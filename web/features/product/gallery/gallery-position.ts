/**
 * Writes `2 / 5` into the counter while the row of pictures is swiped, and again when the choice shows other pictures.
 * Hidden while there is only one.
 */
export function followPosition(gallery: HTMLElement, counter: HTMLElement, signal: AbortSignal): void {
  const write = () => {
    const shown = [...gallery.children].filter((child) => child instanceof HTMLElement && !child.hidden)
    const inView = nearest(shown, gallery.getBoundingClientRect().left)
    counter.replaceChildren(String(inView + 1), ' / ', String(shown.length))
    counter.hidden = shown.length < 2
  }
  gallery.addEventListener('scroll', write, { signal, passive: true })
  const choice = new MutationObserver(write)
  choice.observe(gallery, { subtree: true, attributeFilter: ['hidden'] })
  signal.addEventListener('abort', () => choice.disconnect())
  // With the next frame, which lays the page out anyway.
  const first = requestAnimationFrame(write)
  signal.addEventListener('abort', () => cancelAnimationFrame(first))
}

/** The place of the element whose left edge is nearest. The last one counts once the row can go no further. */
function nearest(elements: readonly Element[], left: number): number {
  const distances = elements.map((element) => Math.abs(element.getBoundingClientRect().left - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}
