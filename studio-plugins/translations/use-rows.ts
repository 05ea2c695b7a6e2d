import { useMemo } from 'react'
import { useClient } from 'sanity'
import { type LiveRows, type RowSource, useLiveRows } from '../use-live-rows.ts'
import type { BoardType } from './board-query.ts'
import { loadChanged, loadRows } from './load-rows.ts'
import type { PageRow } from './page-state.ts'
import type { TranslationsOptions } from './types.ts'

const apiVersion = '2026-01-01'

/** The pages in each language, live. */
export function useRows(types: readonly BoardType[], options: TranslationsOptions): LiveRows<PageRow> {
  const client = useClient({ apiVersion })
  const { sources } = options
  const setting = options.setting.field
  const source = useMemo((): RowSource<PageRow> => {
    const load = { client, types, fields: { setting, sources } }
    return {
      client,
      types: types.map(({ name }) => name),
      tag: 'translations',
      loadAll: (add, signal) => loadRows({ ...load, signal }, add),
      loadChanged: (ids, signal) => loadChanged({ ...load, signal }, ids),
    }
  }, [client, types, setting, sources])
  return useLiveRows(source)
}
