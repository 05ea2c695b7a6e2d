import { useEffect, useRef } from 'react'

/**
 * Announces what the page has turned out to be about: its heading gets the focus, unless somebody has moved it
 * elsewhere, and takes the place of `pageTitle` in the title of the window.
 */
export function useArrival(heading: string, pageTitle: string) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.title
    document.title = before.replace(pageTitle, heading)
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
    return () => {
      document.title = before
    }
  }, [heading, pageTitle])
  return place
}
