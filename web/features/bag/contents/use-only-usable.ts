import { useEffect } from 'react'
import { bagButtonId, bagId } from '../bag-ids.ts'
import { inertBut } from './inert-but.ts'

/** While the bag is open, nothing else in the page but its icon can be used. */
export function useOnlyUsable(): void {
  useEffect(() => {
    const popover = document.getElementById(bagId)
    const kept = [popover, document.getElementById(bagButtonId)].filter((element) => element !== null)
    const release = whenIdle(() => inertBut(kept))
    // Before the browser gives the focus back to where it was.
    popover?.addEventListener('beforetoggle', release)
    return () => {
      popover?.removeEventListener('beforetoggle', release)
      release()
    }
  }, [])
}

/** Not while the page still comes alive: React expects its parts as the server sent them. Returns how to prevent or undo it. */
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
