import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useClient, useCurrentUser, useSchema, useSource } from 'sanity'
import { type RowSource, useLiveRows } from '../use-live-rows.ts'
import { HealthOfAll } from './health.ts'
import { HealthContext, type HealthState } from './health-context.ts'
import { keptRows } from './kept-rows.ts'
import { loadChanged, loadRows } from './load-rows.ts'
import { type Row, rowOf } from './row.ts'
import type { HealthOptions } from './types.ts'
import { useFacts } from './use-facts.ts'

const apiVersion = '2026-01-01'

type Props = { readonly options: HealthOptions; readonly children: ReactNode }

/** Checks all documents once in a browser, then those that change; at its start what changed while it was closed. */
export function HealthProvider({ options, children }: Props) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const { projectId, dataset } = useSource()
  const user = useCurrentUser()?.id ?? ''
  const source = useMemo((): RowSource<Row> => {
    const load = { ...options, client, schema, kept: keptRows(`${projectId} ${dataset}`, user) }
    return {
      client,
      types: options.types,
      tag: 'health',
      loadAll: (add, signal) => loadRows({ ...load, signal }, add),
      loadChanged: (ids, signal) => loadChanged({ ...load, signal }, ids),
    }
  }, [client, schema, options, projectId, dataset, user])
  const { status, rows, retry } = useLiveRows(source)
  const facts = useFacts(options, status === 'loaded')
  const [all] = useState(() => new HealthOfAll())
  const latest = useDeferredValue(rows)
  const check = useCallback<HealthState['check']>(
    (document, isPublished) => {
      const row = rowOf(document, { schema, site: options.site, isPublished })
      return row && all.ofOne(row, facts)
    },
    [schema, options.site, all, facts],
  )
  const value = useMemo((): HealthState => {
    if (status === 'failed') return { live: { status, retry }, facts, check }
    if (status === 'loading') return { live: { status }, facts, check }
    return { live: { status, value: all.of(latest, facts) }, facts, check }
  }, [status, retry, latest, facts, check, all])
  return <HealthContext value={value}>{children}</HealthContext>
}
