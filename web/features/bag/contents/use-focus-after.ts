import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the element of the returned ref when a change of `state` has removed the control that was focused.
 * Otherwise keyboard users would start again at the top of the page.
 */
export function useFocusAfter<Target extends HTMLElement>(state: unknown) {
  const target = useRef<Target>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) target.current?.focus()
    before.current = state
  }, [state])
  return target
}
