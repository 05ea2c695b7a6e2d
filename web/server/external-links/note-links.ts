import 'server-only'
import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { externalLinks } from '../db/schema/external-links.ts'

/** The most addresses that are kept: nobody's import makes the worker ask the whole web. */
const MAX_LINKS = 20_000
/** No address is longer that people can follow; a longer one would not fit into the index of the table. */
const MAX_LENGTH = 2000
/** Rows of one statement. */
const ROWS_AT_ONCE = 1000

/** Keeps the addresses of other sites that published documents have now, and forgets all others. */
export async function noteLinks(
  database: Database,
  typed: Iterable<string>,
  { site, now }: { readonly site: string; readonly now: Date },
): Promise<void> {
  const found = new Map<string, string>()
  for (const one of typed) {
    const url = externalAddress(one, site)
    if (url && found.size < MAX_LINKS) found.set(url.href, url.host)
  }
  const rows = [...found].map(([address, host]) => ({ address, host, foundAt: now }))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await database
      .insert(externalLinks)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .onConflictDoUpdate({ target: externalLinks.address, set: { foundAt: sql`excluded.found_at` } })
  }
  await database.delete(externalLinks).where(lt(externalLinks.foundAt, now))
}

/**
 * An address of another site as it is asked for: without its anchor, `www.` with its protocol. Undefined for addresses
 * of the shop itself and whatever is none of the web's. `site` is the origin of the shop.
 */
function externalAddress(typed: string, site: string): URL | undefined {
  const trimmed = typed.trim()
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed)
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > MAX_LENGTH) return undefined
  if (url.host.replace(/^www\./, '') === new URL(site).host.replace(/^www\./, '')) return undefined
  url.hash = ''
  return url
}
