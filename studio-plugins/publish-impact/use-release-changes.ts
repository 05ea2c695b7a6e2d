import { getPublishedId } from '@sanity/client/csm'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { DOCUMENTS_AT_ONCE, inPortions } from '../in-portions.ts'
import { type AsyncResult, useAsync } from '../use-async.ts'
import type { Change, Stored } from './warnings.ts'

const versionsQuery = `*[sanity::partOfRelease($name) && _id > $after] | order(_id asc)[0...${DOCUMENTS_AT_ONCE}]`

/** What a release changes: its documents of the types that visitors see, each with what is published now. */
export function useReleaseChanges(
  name: string,
  types: readonly string[],
): { readonly result: AsyncResult<readonly Change[]>; reload(): void } {
  const client = useClient({ apiVersion: '2026-01-01' })
  const load = useCallback(
    async (release: string, signal: AbortSignal): Promise<readonly Change[]> => {
      const options = { perspective: 'raw', signal, tag: 'publish-impact' } as const
      const byId = new Map<string, Stored>()
      const versions = await inPortions(async (after) => {
        const some = await client.fetch<Stored[]>(versionsQuery, { name: release, after }, options)
        const ids = some.map(({ _id }) => getPublishedId(_id))
        const published = await client.fetch<Stored[]>('*[_id in $ids]', { ids }, options)
        for (const document of published) byId.set(document._id, document)
        return some
      })
      return versions.flatMap((after) =>
        types.includes(after._type) ? [{ before: byId.get(getPublishedId(after._id)) ?? null, after }] : [],
      )
    },
    [client, types],
  )
  return useAsync(name, load)
}
