/** Milliseconds that the pointer is gone before the banner comes (docs/product/9). */
const patience = 500

type Watch = {
  /** Asked when the time is up. */
  readonly mayShow: () => boolean
  readonly onChange: (isLeaving: boolean) => void
}

/**
 * Tells when the pointer has been out of the page for a while, and when it is back. Nothing where there is no pointer
 * that could leave: on touch screens. Returns how to stop.
 */
export function watchLeaving({ mayShow, onChange }: Watch): () => void {
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
    }, patience)
  }
  page.addEventListener('mouseleave', leave, { signal: until.signal })
  page.addEventListener('mouseenter', back, { signal: until.signal })
  until.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => until.abort()
}
