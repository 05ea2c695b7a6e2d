import { useEffect, useRef, useState } from 'react'

/** From here on the side column has what the sheet has (docs/product/9). */
const wide = '(min-width: 950px)'

/** A dialog of narrow windows: a wide one closes it, and a page that is left takes its own along. */
export function useSheet() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  useEffect(() => {
    const element = dialog.current
    const until = new AbortController()
    // Somebody may have opened it before the page came alive.
    if (element?.open) setOpen(true)
    matchMedia(wide).addEventListener('change', () => element?.close(), { signal: until.signal })
    return () => {
      until.abort()
      element?.close()
    }
  }, [])
  function open() {
    setOpen(true)
    if (!dialog.current?.open) dialog.current?.showModal()
  }
  return { dialog, isOpen, open, close, onClose: () => setOpen(false) }
}
