import { getPublishedId } from '@sanity/client/csm'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { type AsyncResult, useAsync } from '../use-async.ts'
import type { Change, Stored } from './warnings.ts'

/** What a release changes: its documents of the types that visitors see, each with what is published now. */
export function useReleaseChanges(
  name: string,
  types: readonly string[],
): { readonly result: AsyncResult<readonly Change[]>; reload(): void } {
  const client = useClient({ apiVersion: '2026-01-01' })
  const load = useCallback(
    async (release: string, signal: AbortSignal): Promise<readonly Change[]> => {
      const options = { perspective: 'raw', signal, tag: 'publish-impact' } as const
      const inRelease = '*[sanity::partOfRelease($name)] | order(_id asc)'
      const versions = await client.fetch<Stored[]>(inRelease, { name: release }, options)
      const ids = versions.map(({ _id }) => getPublishedId(_id))
      const published = await client.fetch<Stored[]>('*[_id in $ids]', { ids }, options)
      const byId = new Map(published.map((document) => [document._id, document]))
      return versions.flatMap((after) =>
        types.includes(after._type) ? [{ before: byId.get(getPublishedId(after._id)) ?? null, after }] : [],
      )
    },
    [client, types],
  )
  return useAsync(name, load)
}
