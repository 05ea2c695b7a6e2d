/**
 * A process of the storefront as far as changes of members are concerned, for tests that kill it. Its argument is JSON,
 * `[[name, data], ...]`. It carries these changes out one after the other, each until the database takes it, and prints
 * the name of each. With KILL_BEFORE it does so with all at once, holds each before its statement of that number,
 * prints the names of those that have fewer, and kills itself.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { openJobQueue } from '#web/server/db/job-queue.ts'
import { openPool } from '#web/server/db/pool.ts'
import { type ChangeName, changes } from './member-changes.ts'
import { untilAvailable } from './until-available.ts'

const { DATABASE_URL = '', KILL_BEFORE = '0' } = process.env
const wanted: [ChangeName, Record<string, string>][] = JSON.parse(process.argv[2] ?? '[]')

const queue = await untilAvailable(() => openJobQueue(DATABASE_URL, { report: () => undefined }))
const { database, pool } = openPool(DATABASE_URL, () => undefined)

/** Statements of the change that is being carried out. */
const progress = new AsyncLocalStorage<{ statements: number; hold: () => void }>()
pool.on('connect', (client) => {
  const query = client.query.bind(client)
  const held = (...parameters: Parameters<typeof query>) => {
    const change = progress.getStore()
    if (!change || ++change.statements < Number(KILL_BEFORE)) return query(...parameters)
    change.hold()
    return new Promise(() => undefined)
  }
  if (KILL_BEFORE !== '0') Object.assign(client, { query: held })
})

if (KILL_BEFORE === '0') {
  for (const [name, data] of wanted) {
    await untilAvailable(() => changes[name]({ database, queue }, data))
    console.info(name)
  }
  process.exit(0)
}

await Promise.all(
  wanted.map(
    ([name, data]) =>
      new Promise<void>((resolve, reject) => {
        progress
          .run({ statements: 0, hold: resolve }, () => untilAvailable(() => changes[name]({ database, queue }, data)))
          .then(() => console.info(name))
          .then(resolve, reject)
      }),
  ),
)
process.kill(process.pid, 'SIGKILL')
