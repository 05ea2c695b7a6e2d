import 'server-only'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { externalLinks } from '../db/schema/external-links.ts'

/** A link is asked for once a day at most; an hour less, so that a run a little early does not skip it. */
const PAUSE_MS = 23 * 60 * 60_000
/** Links of one run: even if none responds it ends within the quarter of an hour that a job has. */
const MAX_LINKS = 100
/** Links of one site in a run. */
const MAX_OF_HOST = 20
/** Sites that are asked at the same time, each for one link after the other. */
const HOSTS_AT_ONCE = 4

type Ports = {
  readonly database: Database
  readonly now: () => Date
  /** The status of an address; undefined without a response. Never rejects. */
  readonly ask: (address: string) => Promise<number | undefined>
}

/** Asks other sites for the links that nobody has asked for since yesterday, the oldest first. */
export async function checkLinks(ports: Ports): Promise<void> {
  const { database, now } = ports
  const due = await database
    .select({ address: externalLinks.address, host: externalLinks.host })
    .from(externalLinks)
    .where(or(isNull(externalLinks.checkedAt), lt(externalLinks.checkedAt, subMilliseconds(now(), PAUSE_MS))))
    .orderBy(sql`${externalLinks.checkedAt} ASC NULLS FIRST`, externalLinks.address)
    .limit(MAX_LINKS)
  const hosts = Map.groupBy(due, ({ host }) => host).values()
  // Each takes the next site when it is done with one.
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, () => askHosts(hosts, ports)))
}

async function askHosts(hosts: Iterator<readonly { address: string }[]>, ports: Ports): Promise<void> {
  for (let next = hosts.next(); !next.done; next = hosts.next()) {
    for (const { address } of next.value.slice(0, MAX_OF_HOST)) await record(address, await ports.ask(address), ports)
  }
}

async function record(address: string, status: number | undefined, { database, now }: Ports): Promise<void> {
  const problem = problemOf(status)
  await database
    .update(externalLinks)
    .set({
      checkedAt: now(),
      problem,
      status: status ?? 0,
      failures: problem === null ? 0 : sql`${externalLinks.failures} + 1`,
    })
    .where(eq(externalLinks.address, address))
}

type Problem = 'gone' | 'refused' | 'silent'

/** Statuses of sites that keep programs out, or want to be left alone for now: people can open the page. */
const closedToPrograms = [401, 402, 403, 405, 407, 429, 451, 503, 999]

/** What a status says about a link; undefined without a response. Null: it can be opened. */
function problemOf(status: number | undefined): Problem | null {
  if (status === undefined) return 'silent'
  if (status === 404 || status === 410) return 'gone'
  return status < 400 || closedToPrograms.includes(status) ? null : 'refused'
}
