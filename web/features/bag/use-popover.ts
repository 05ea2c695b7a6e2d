import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useRef } from 'react'
import { closeBag, openBag } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'

/** Keeps the browser's popover and the bag's state in sync: whichever opens or closes, the other follows. */
export function usePopover(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const popover = frame.current
    if (!popover) return
    const follow = () => (popover.matches(':popover-open') ? openBag() : closeBag())
    // It may have been opened before hydration.
    follow()
    popover.addEventListener('toggle', follow)
    const unsubscribe = bagState.subscribe(({ isOpen }, before) => {
      if (isOpen !== before.isOpen) popover.togglePopover(isOpen)
    })
    return () => {
      unsubscribe()
      popover.removeEventListener('toggle', follow)
    }
  }, [frame])
  useCloseOnLeaving()
}

/** Closes the bag when another page opens, so that it is closed for visitors who come back. */
function useCloseOnLeaving(): void {
  useEffect(() => {
    addEventListener('pagehide', closeBag)
    return () => removeEventListener('pagehide', closeBag)
  }, [])
  const path = usePathname()
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) closeBag()
    before.current = path
  }, [path])
}
