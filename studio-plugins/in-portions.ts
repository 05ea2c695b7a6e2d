/** Documents of one request. */
export const DOCUMENTS_AT_ONCE = 500

/**
 * What a query finds that has no known bound, such as the documents of a release. `read` asks for the first
 * DOCUMENTS_AT_ONCE in the order of their ids that come after one.
 */
export async function inPortions<Row extends { readonly _id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const some: readonly Row[] = await read(after)
    rows.push(...some)
    after = some.length < DOCUMENTS_AT_ONCE ? undefined : some.at(-1)?._id
  }
  return rows
}
