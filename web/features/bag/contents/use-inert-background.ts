import { useEffect } from 'react'
import { whenIdle } from '#web/lib/when-idle.ts'
import { bagButtonId, bagId } from '../bag-ids.ts'
import { inertExcept } from './inert-except.ts'

/** While the bag is open, everything in the page but the bag and its button is inert. */
export function useInertBackground(): void {
  useEffect(() => {
    const popover = document.getElementById(bagId)
    const exceptions = [popover, document.getElementById(bagButtonId)].filter((element) => element !== null)
    let undo = () => {}
    // Not during hydration: React expects the elements as the server sent them.
    const cancel = whenIdle(() => {
      undo = inertExcept(exceptions)
    })
    const release = () => {
      cancel()
      undo()
    }
    // Before the browser returns the focus to where it was.
    popover?.addEventListener('beforetoggle', release)
    return () => {
      popover?.removeEventListener('beforetoggle', release)
      release()
    }
  }, [])
}
