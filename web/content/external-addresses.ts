import 'server-only'
import { z } from 'zod'
import { linkingTypes, typedAddressPaths } from '../domain/content/typed-addresses.ts'
import { previewClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'

const READ_TIMEOUT_MS = 20_000
const DOCUMENTS_AT_ONCE = 1000

const isExternal = ['http://', 'https://', 'www.'].map((start) => `string::startsWith(@, "${start}")`).join(' || ')

const query = `*[_type in $linkingTypes && _id > $after] | order(_id asc)[0...${DOCUMENTS_AT_ONCE}]{
  _id, "addresses": array::unique([${typedAddressPaths.join(', ')}][${isExternal}])
}`

const rows = z.array(z.object({ _id: z.string(), addresses: z.array(z.string()) }))

/**
 * The addresses with a host in published documents, as they were typed.
 * @throws what the lake's client throws
 */
export async function readExternalAddresses(): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
    const options = { perspective: 'published', signal } as const
    const read: z.infer<typeof rows> = rows.parse(
      await runQuery<unknown>(previewClient, query, { linkingTypes, after }, options),
    )
    for (const { addresses } of read) for (const address of addresses) found.add(address)
    after = read.length < DOCUMENTS_AT_ONCE ? undefined : read.at(-1)?._id
  }
  return found
}
