import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the first field inside the element, else its heading, whenever the screen changes. Use it in the component
 * that renders the modal, which opens first.
 */
export function useFirstField(screen: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen decides which field is the first.
  useEffect(() => {
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    const target = find('input:not([hidden], [type="file"]), select, textarea') ?? find('h2')
    target?.focus()
  }, [screen])
  return place
}
