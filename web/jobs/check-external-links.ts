import 'server-only'
import { env } from '../config/server-env.ts'
import { readExternalAddresses } from '../content/external-addresses.ts'
import { database } from '../server/db/database.ts'
import { checkLinks } from '../server/external-links/check-links.ts'
import { noteLinks } from '../server/external-links/note-links.ts'
import { createAsk } from '../services/links/ask-site.ts'

const TIMEOUT_MS = 10_000

/** Asks other sites whether the links to them can be opened, where the settings allow it. */
export async function checkExternalLinks(): Promise<void> {
  if (!env.checksExternalLinks) return
  await noteLinks(database(), await readExternalAddresses(), { site: env.siteOrigin, now: new Date() })
  const userAgent = `Tretopp-link-check (+${env.siteOrigin})`
  await checkLinks({
    database: database(),
    now: () => new Date(),
    ask: createAsk({ userAgent, timeoutMs: TIMEOUT_MS }),
  })
}
