import type { SanityClient } from 'sanity'
import { t } from './norwegian.ts'

/** Names of the documents that use a number of the platform, by number. */
export type Uses = ReadonlyMap<string, string>

export type UsedField = { readonly type: string; readonly field: string }

type Row = { readonly _id: string; readonly number: string; readonly name: string | null }

const originalId = (id: string) => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

/** The numbers are those on the screen; each has a few versions. */
const MAX_USES = 1000

/** Other documents than `own` (an id of any version) that use one of the numbers. Queries the lake. */
export async function usesOf(
  client: SanityClient,
  { type, field }: UsedField,
  numbers: readonly string[],
  own: string,
): Promise<Uses> {
  const query = `*[_type == $type && ${field} in $numbers] | order(_id asc)[0...${MAX_USES}]{_id, "number": ${field}, "name": coalesce(title.nb, title.en)}`
  const rows = await client.withConfig({ perspective: 'raw', useCdn: false }).fetch<Row[]>(query, { type, numbers })
  const others = rows.filter(({ _id }) => originalId(_id) !== originalId(own))
  return new Map(others.map(({ number, name }) => [number, name ?? t('Untitled')]))
}
