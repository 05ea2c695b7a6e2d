import { useDeferredValue, useMemo } from 'react'
import { useEditState } from 'sanity'
import type { DocumentHealth } from './health.ts'
import { useHealth } from './health-context.ts'

export type Written = { readonly health: DocumentHealth; readonly document: Readonly<Record<string, unknown>> }

/** The health of a document as it is in the form, a moment after each keystroke. Undefined until all are known. */
export function useDocumentHealth(id: string, type: string): Written | undefined {
  const state = useHealth()
  const { draft, published, version } = useEditState(id, type)
  const value = useDeferredValue(version ?? draft ?? published)
  return useMemo(() => {
    if (state?.live.status !== 'loaded' || !value) return undefined
    const health = state.check({ ...value, _id: id }, published !== null)
    return health && { health, document: value }
  }, [state, value, published, id])
}
