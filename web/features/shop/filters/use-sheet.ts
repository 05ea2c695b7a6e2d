import { useEffect, useRef, useState } from 'react'

/** From this width the side column replaces the sheet (docs/product/9). */
const wide = '(min-width: 950px)'

/**
 * A dialog for narrow windows: it closes when the window crosses that width and when the page is left. What is in it is
 * drawn with the finger's touch, so that the click only has to show it.
 */
export function useSheet() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const draw = () => setDrawn(true)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const element = dialog.current
    const until = new AbortController()
    // It may have been opened before the page hydrated.
    if (element?.open) setDrawn(true)
    matchMedia(wide).addEventListener('change', () => element?.close(), { signal: until.signal })
    return () => {
      until.abort()
      element?.close()
    }
  }, [])
  function open() {
    draw()
    if (!dialog.current?.open) dialog.current?.showModal()
  }
  return { dialog, isDrawn, draw, open, close, onClose: () => setDrawn(false) }
}
