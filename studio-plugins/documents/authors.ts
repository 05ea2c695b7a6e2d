import type { SanityClient } from 'sanity'
import { z } from 'zod'

/** Ids of the people who changed each document, by the id of its version; the latest first. */
export type Authors = ReadonlyMap<string, readonly string[]>

const transaction = z.object({ author: z.string(), documentIDs: z.array(z.string()) })

/** Enough for the latest changes of every document on the overview. */
const maxTransactions = 1000

/** Reads the lake's transactions, newest first and one JSON object a line; other lines are left out. */
export function authorsIn(lines: string): Authors {
  const authors = new Map<string, string[]>()
  for (const line of lines.split('\n')) {
    const { data } = transaction.safeParse(parsed(line))
    if (!data) continue
    for (const id of data.documentIDs) {
      const known = authors.get(id) ?? []
      if (!known.includes(data.author)) known.push(data.author)
      authors.set(id, known)
    }
  }
  return authors
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Who changed these versions of documents. Rejects when the lake does not respond. */
export async function loadAuthors(client: SanityClient, ids: readonly string[]): Promise<Authors> {
  if (ids.length === 0) return new Map()
  const url = client.getDataUrl('history', `transactions/${ids.join(',')}`)
  const query = { excludeContent: 'true', reverse: 'true', limit: String(maxTransactions) }
  const response: unknown = await client.request({ url, query, json: false, tag: 'overview.authors' })
  return authorsIn(typeof response === 'string' ? response : '')
}
