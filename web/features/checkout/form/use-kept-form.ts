import { type RefObject, useEffect } from 'react'
import { type KeptForm, keepForm, readKeptForm } from '#web/services/checkout/kept-form.ts'
import type { FormHandle } from '#web/ui/form/form.tsx'

/**
 * Restores the values typed in this tab before, except for countries. `onRestored` gets the form's values with the
 * countries that were kept. Returns a function that keeps the present values: to be called whenever a field changes.
 */
export function useKeptForm(
  form: RefObject<FormHandle<unknown> | null>,
  onRestored: (values: KeptForm) => void,
): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    if (!form.current) return
    const kept = readKeptForm()
    const { country = '', shippingCountry = '', ...others } = kept
    // Values typed before scripts ran are newer.
    const typed = form.current.read()
    form.current.fill(Object.fromEntries(Object.entries(others).filter(([name]) => !typed[name])))
    onRestored({ ...form.current.read(), country, shippingCountry })
  }, [])
  return () => {
    if (form.current) keepForm(form.current.read())
  }
}
