import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a function that moves the focus after the next render, so that keyboard users stay at the changed element.
 * Takes the first of the selectors, within `root`, that matches an enabled element.
 */
export function useNextFocus(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([])
  useEffect(() => {
    for (const selector of wanted.current) {
      const element = root.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      if (!element) continue
      wanted.current = []
      element.focus()
      return
    }
  })
  return (...selectors: string[]) => {
    wanted.current = selectors
  }
}
