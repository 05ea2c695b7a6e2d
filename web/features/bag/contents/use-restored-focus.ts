import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Restores the keyboard focus when `change` remounts the controls within the returned ref: it goes to the control with
 * the same accessible name. Without it, keyboard users would start again at the top of the page.
 */
export function useRestoredFocus(change: unknown) {
  const container = useRef<HTMLDivElement>(null)
  const focusedName = useRef<string>(undefined)
  useEffect(() => {
    const root = container.current
    const remember = ({ target }: FocusEvent) => {
      focusedName.current = target instanceof HTMLElement ? nameOf(target) : undefined
    }
    // Removing the focused control sends no relatedTarget: only a real move of the focus is forgotten.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !root?.contains(relatedTarget)) focusedName.current = undefined
    }
    root?.addEventListener('focusin', remember)
    root?.addEventListener('focusout', forget)
    return () => {
      root?.removeEventListener('focusin', remember)
      root?.removeEventListener('focusout', forget)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `change` does.
  useLayoutEffect(() => {
    if (focusedName.current === undefined || document.activeElement !== document.body) return
    const controls = [...(container.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
    controls.find((control) => nameOf(control) === focusedName.current)?.focus()
  }, [change])
  return container
}

function nameOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent
}
