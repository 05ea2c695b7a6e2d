import { useEffect, useRef, useState } from 'react'
import { HelpDialog } from './HelpDialog.tsx'
import { asksForHelp } from './opening-key.ts'

/** Opens the help when “?” is pressed; the focus comes back to where it was. */
export function HelpByKey() {
  const [isOpen, setOpen] = useState(false)
  const before = useRef<Element>(null)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForHelp(event)) return
      event.preventDefault()
      before.current = document.activeElement
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  const close = () => {
    setOpen(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  return isOpen && <HelpDialog onClose={close} />
}
