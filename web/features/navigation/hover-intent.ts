/** Milliseconds between the pointer leaving and the menu closing (docs/product/9). */
const menuCloseDelay = 250

type HoverIntent = {
  /** The pointer is over the item or its panel. */
  enter(): void
  /** The pointer has left both. */
  leave(): void
  /** It was opened or closed by other means: cancels a pending close. */
  cancel(): void
}

/** Opens at once under the pointer and closes 250 ms after it has left, unless it returns. */
export function hoverIntent(menu: { open(): void; close(): void }): HoverIntent {
  let closing: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(closing)
  return {
    cancel,
    enter() {
      cancel()
      menu.open()
    },
    leave() {
      cancel()
      closing = setTimeout(menu.close, menuCloseDelay)
    },
  }
}
