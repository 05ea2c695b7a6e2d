import type { SanityClient } from 'sanity'
import { type BoardType, pagesAfterQuery, pagesWithIdsQuery, ROWS_AT_ONCE, readRows } from './board-query.ts'
import type { PageRow } from './page-state.ts'

type Load = {
  readonly client: SanityClient
  readonly types: readonly BoardType[]
  readonly fields: { readonly setting: string; readonly sources: string }
  readonly signal: AbortSignal
}

const options = (signal: AbortSignal) => ({ perspective: 'drafts' as const, signal, tag: 'translations' })

/** Reads the pages of all types, drafts in place of what is published, and passes on each portion. */
export async function loadRows(
  { client, types, fields, signal }: Load,
  add: (rows: readonly PageRow[]) => void,
): Promise<void> {
  for (const type of types) {
    const query = pagesAfterQuery(type, fields)
    for (let after: string | undefined = ''; after !== undefined; ) {
      const rows: PageRow[] = readRows(await client.fetch<unknown>(query, { after }, options(signal)))
      add(rows)
      after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id
    }
  }
}

/** The pages with these published ids; those that are gone are left out. */
export async function loadChanged({ client, types, fields, signal }: Load, ids: readonly string[]): Promise<PageRow[]> {
  const found = types.map(async (type) =>
    readRows(await client.fetch<unknown>(pagesWithIdsQuery(type, fields), { ids }, options(signal))),
  )
  return (await Promise.all(found)).flat()
}
