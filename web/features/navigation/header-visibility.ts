/** Pixels: within them of the top the header always shows, and an upward scroll longer than them brings it back. */
const headerThreshold = 100

/** Milliseconds for which the header stays after a reset. */
const headerLock = 1000

type HeaderState = {
  readonly isHidden: boolean
  /** The page's last scroll position. */
  readonly y: number
  /** The lowest point since the header hid. */
  readonly lowest: number
  /** Time until which it may not hide. */
  readonly lockedUntil: number
}

export type HeaderEvent =
  /** `y` in pixels from the top, `at` in milliseconds. */
  | { readonly type: 'scroll'; readonly y: number; readonly at: number }
  /** Focus came into the header, a menu opened or closed, another page opened (`y` is then infinite: not known yet). */
  | { readonly type: 'reset'; readonly y: number; readonly at: number }

export const headerAtTop: HeaderState = { isHidden: false, y: 0, lowest: 0, lockedUntil: 0 }

/**
 * Hides after scrolling down, shows after scrolling up more than 100 px, always shows within 100 px of the top, and
 * stays for 1 s after a reset (docs/product/2 and docs/product/9).
 */
export function headerAfter(state: HeaderState, { type, y, at }: HeaderEvent): HeaderState {
  if (type === 'reset') return { isHidden: false, y, lowest: y, lockedUntil: at + headerLock }
  const { lockedUntil } = state
  if (y <= headerThreshold || at < lockedUntil) return { isHidden: false, y, lowest: y, lockedUntil }
  if (!state.isHidden) return { isHidden: y > state.y, y, lowest: y, lockedUntil }
  const lowest = Math.max(state.lowest, y)
  return { isHidden: lowest - y <= headerThreshold, y, lowest, lockedUntil }
}
