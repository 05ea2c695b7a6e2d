import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard focus when React replaces the focused control within the returned ref, as it does when a line is
 * removed, put back or moved to another group: the focus goes to the control with the same `data-focus`, else with the
 * same accessible name. Without it, keyboard users would start again at the top of the page.
 */
export function useRestoredFocus() {
  const container = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = container.current
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null
    }
    // Removing the focused control sends no relatedTarget: so only a real move of the focus clears it.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root?.contains(relatedTarget)) focused.current = null
    }
    root?.addEventListener('focusin', remember)
    root?.addEventListener('focusout', forget)
    return () => {
      root?.removeEventListener('focusin', remember)
      root?.removeEventListener('focusout', forget)
    }
  }, [])
  // After every render: a control may be replaced by a change of the lines, of their known facts, or of both at once.
  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.isConnected || document.activeElement !== document.body) return
    const controls = [...(container.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
    controls.find((control) => nameOf(control) === nameOf(lost))?.focus()
  })
  return container
}

function nameOf(control: HTMLElement): string {
  return control.dataset.focus ?? control.ariaLabel ?? control.textContent
}
