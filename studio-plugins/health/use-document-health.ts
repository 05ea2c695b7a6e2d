import { useDeferredValue, useMemo } from 'react'
import { useEditState } from 'sanity'
import { type DocumentHealth, HealthOfAll } from './health.ts'
import { useHealth } from './health-context.ts'
import type { Row } from './row.ts'

export type Written = { readonly health: DocumentHealth; readonly document: Readonly<Record<string, unknown>> }

/** The health of a document as it is in the form, a moment after each keystroke. Undefined until all are known. */
export function useDocumentHealth(id: string, type: string): Written | undefined {
  const state = useHealth()
  const { draft, published, version } = useEditState(id, type)
  const value = useDeferredValue(version ?? draft ?? published)
  const all = useMemo(() => new HealthOfAll(), [])
  return useMemo(() => {
    if (state?.live.status !== 'loaded' || !value) return undefined
    const row = state.check({ ...value, _id: id }, published !== null)
    if (!row) return undefined
    const rows = new Map<string, Row>([...state.live.value].map(([key, one]) => [key, one.row]))
    const health = all.of(rows.set(id, row), state.facts).get(id)
    return health && { health, document: value }
  }, [state, value, published, id, all])
}
