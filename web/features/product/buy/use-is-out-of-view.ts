import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is outside the window; false until that is known. */
export function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry && setOut(!entry.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOut
}
