/** Milliseconds between the pointer's leaving and the menu's closing (docs/product/9). */
const menuCloseDelay = 250

type HoverIntent = {
  /** The pointer is over the item or its panel. */
  enter(): void
  /** The pointer has left both. */
  leave(): void
  /** Somebody closed or opened it by other means: whatever was to come does not. */
  cancel(): void
}

/** Opens at once under the pointer and closes 250 ms after it has left, unless it comes back. */
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
