/** Milliseconds between the pointer leaving the page and the banner (docs/product/9). */
const DELAY_MS = 500

type Watch = {
  /** Called after the delay. */
  readonly mayShow: () => boolean
  readonly onChange: (isLeaving: boolean) => void
}

/**
 * Calls `onChange` when the pointer has been outside the page for the delay, and when it returns. Does nothing on touch
 * screens, which have no hovering pointer. Returns an unsubscribe function.
 */
export function detectExitIntent({ mayShow, onChange }: Watch): () => void {
  if (!matchMedia('(any-hover: hover)').matches) return () => {}
  const until = new AbortController()
  const page = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false
  const back = () => {
    clearTimeout(timer)
    if (isGone) onChange(false)
    isGone = false
  }
  const leave = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isGone = mayShow()
      if (isGone) onChange(true)
    }, DELAY_MS)
  }
  page.addEventListener('mouseleave', leave, { signal: until.signal })
  page.addEventListener('mouseenter', back, { signal: until.signal })
  until.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => until.abort()
}
