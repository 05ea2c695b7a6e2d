import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

/** Numbers of one request; a number has a draft and what is published. */
const NUMBERS_AT_ONCE = 500

const query = `*[_type == "product" && centraId in $numbers && !(_id in path("versions.**"))]
  | order(_id asc)[0...${4 * NUMBERS_AT_ONCE}].centraId`

type Client = Pick<SanityClient, 'fetch'>

/** Those of the numbers that a product in the content has, as a draft or published. */
export async function usedNumbers(
  client: Client,
  numbers: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (let start = 0; start < numbers.length; start += NUMBERS_AT_ONCE) {
    const some = numbers.slice(start, start + NUMBERS_AT_ONCE)
    const found = await client.fetch<unknown>(query, { numbers: some }, { perspective: 'raw', signal, tag: 'products' })
    for (const number of z.array(z.string()).parse(found)) used.add(number)
  }
  return used
}
