import { usePathname } from 'next/navigation'
import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { closeBag, openBag } from '../../services/bag/bag.ts'
import { bagState } from '../../services/bag/bag-state.ts'
import { bagButtonId } from './bag-ids.ts'
import { inertBut } from './inert-but.ts'

/**
 * Keeps the browser's popover and the bag's state at one: whichever opens or closes, the other follows. While it is open,
 * nothing else in the page but the bag icon can be used. Answers what the popover listens to.
 */
export function usePopover(frame: RefObject<HTMLElement | null>) {
  const release = useRef<() => void>(undefined)

  useEffect(() => {
    // Opened before the page came alive.
    if (frame.current?.matches(':popover-open')) opened(frame, release)
    const unsubscribe = bagState.subscribe(({ isOpen }, before) => {
      if (isOpen && !before.isOpen) frame.current?.showPopover()
      if (!isOpen && before.isOpen) frame.current?.hidePopover()
    })
    return () => {
      unsubscribe()
      release.current?.()
    }
  }, [frame])

  useCloseOnLeaving()

  return {
    // Before the browser gives the focus back to where it was.
    onBeforeToggle: ({ newState }: ToggleEvent) => {
      if (newState === 'open') return
      release.current?.()
      release.current = undefined
    },
    onToggle: ({ newState }: ToggleEvent) => (newState === 'open' ? opened(frame, release) : closeBag()),
  }
}

function opened(frame: RefObject<HTMLElement | null>, release: { current: (() => void) | undefined }): void {
  const kept = [frame.current, document.getElementById(bagButtonId)].filter((element) => element !== null)
  release.current ??= whenIdle(() => inertBut(kept))
  openBag()
}

/** Not while the page still comes alive. Returns how to prevent or undo it. */
function whenIdle(run: () => () => void): () => void {
  let undo: (() => void) | undefined
  let isWanted = true
  const idle = window.requestIdleCallback ?? setTimeout
  idle(() => {
    if (isWanted) undo = run()
  })
  return () => {
    isWanted = false
    undo?.()
  }
}

/** Whoever goes to another page is done with the bag. */
function useCloseOnLeaving(): void {
  const path = usePathname()
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) closeBag()
    before.current = path
  }, [path])
}
