import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus somewhere once what was changed is shown: who works with the keyboard stays where something happened. The selectors are
 * tried in turn, within `root`; what is disabled cannot have the focus.
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
