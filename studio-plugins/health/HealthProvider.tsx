import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { type RowSource, useLiveRows } from '../use-live-rows.ts'
import { HealthOfAll } from './health.ts'
import { HealthContext, type HealthState } from './health-context.ts'
import { loadChanged, loadRows } from './load-rows.ts'
import { type Row, rowOf } from './row.ts'
import type { HealthOptions } from './types.ts'
import { useFacts } from './use-facts.ts'

const apiVersion = '2026-01-01'

type Props = { readonly options: HealthOptions; readonly children: ReactNode }

/** Checks all documents once when the Studio opens, and then those that change. */
export function HealthProvider({ options, children }: Props) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const source = useMemo((): RowSource<Row> => {
    const load = { ...options, client, schema }
    return {
      client,
      types: options.types,
      tag: 'health',
      loadAll: (add, signal) => loadRows({ ...load, signal }, add),
      loadChanged: (ids, signal) => loadChanged({ ...load, signal }, ids),
    }
  }, [client, schema, options])
  const { status, rows, retry } = useLiveRows(source)
  const facts = useFacts(options)
  const [all] = useState(() => new HealthOfAll())
  const latest = useDeferredValue(rows)
  const check = useCallback<HealthState['check']>(
    (document, isPublished) => rowOf(document, { schema, site: options.site, isPublished }),
    [schema, options.site],
  )
  const value = useMemo((): HealthState => {
    if (status === 'failed') return { live: { status, retry }, facts, check }
    if (status === 'loading') return { live: { status }, facts, check }
    return { live: { status, value: all.of(latest, facts) }, facts, check }
  }, [status, retry, latest, facts, check, all])
  return <HealthContext value={value}>{children}</HealthContext>
}
