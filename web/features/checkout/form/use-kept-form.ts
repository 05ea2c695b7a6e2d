import { type RefObject, useEffect } from 'react'
import { type KeptForm, keepForm, readKeptForm } from '#web/services/checkout/kept-form.ts'
import type { FormHandle } from '#web/ui/form/form.tsx'

/**
 * Puts back what was typed in this tab before, except for countries; `onRestored` gets all of it. Returns what keeps the present values: to be called whenever a
 * field changes.
 */
export function useKeptForm(
  form: RefObject<FormHandle<unknown> | null>,
  onRestored: (values: KeptForm) => void,
): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    const kept = readKeptForm()
    if (!form.current || Object.keys(kept).length === 0) return
    const { country: _, shippingCountry: __, ...others } = kept
    // What was typed before scripts ran is newer.
    const typed = form.current.read()
    form.current.fill(Object.fromEntries(Object.entries(others).filter(([name]) => !typed[name])))
    onRestored(kept)
  }, [])
  return () => {
    if (form.current) keepForm(form.current.read())
  }
}
