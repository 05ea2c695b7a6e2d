import { useCallback } from 'react'
import { useSchema, useSource } from 'sanity'
import { type AsyncResult, useAsync } from '../use-async.ts'
import { checkChange } from './check-change.ts'
import { useReleaseChanges } from './use-release-changes.ts'
import type { Stored, Warning } from './warnings.ts'

/** A document of a release and what publishing it warns of. */
export type Warned = { readonly document: Stored; readonly warnings: readonly Warning[] }

/** The documents of a release that warn of something. A document that cannot be checked warns of that. */
export function useReleaseWarnings(name: string, types: readonly string[]): AsyncResult<readonly Warned[]> {
  const schema = useSchema()
  const { getClient } = useSource()
  const changes = useReleaseChanges(name, types).result
  const loaded = changes.status === 'loaded' ? changes.value : undefined
  const load = useCallback(async (): Promise<readonly Warned[]> => {
    const all = (loaded ?? []).map(async (change) => {
      const { after } = change
      const { warnings } = await checkChange(change, { schemaType: schema.get(after._type), getClient }).catch(() => ({
        warnings: [{ kind: 'unchecked' as const }],
      }))
      return { document: after, warnings }
    })
    return (await Promise.all(all)).filter(({ warnings }) => warnings.length > 0)
  }, [loaded, schema, getClient])
  const { result } = useAsync(loaded && name, load)
  return changes.status === 'failed' ? changes : result
}
