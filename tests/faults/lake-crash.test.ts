import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'

const TOKEN = 'crash-token-000000000000000000000000'
const TRANSACTIONS = 1000
const KILLS = 5
const WRITERS = 8

let directory: string
let lake: ChildProcess

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lake-crash-'))
})
afterEach(async () => {
  lake.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

async function startLake(): Promise<SanityClient> {
  const program = join(import.meta.dirname, 'lake-process.ts')
  lake = spawn(process.execPath, [program, directory, TOKEN], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!lake.stdout) throw new Error('The lake has no output')
  const [apiHost] = await once(createInterface(lake.stdout), 'line')
  const base = {
    projectId: 'crash',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
  }
  return createClient({ ...base, apiHost, token: TOKEN, perspective: 'raw', maxRetries: 0 })
}

async function killLake(): Promise<void> {
  const ended = once(lake, 'exit')
  lake.kill('SIGKILL')
  await ended
}

/** Each transaction makes two documents and changes a third, which all transactions share. */
async function write(client: SanityClient, number: number): Promise<void> {
  await client
    .transaction()
    .create({ _id: `pair-${number}-a`, _type: 'half', number })
    .create({ _id: `pair-${number}-b`, _type: 'half', number })
    .patch('counter', (patch) => patch.inc({ count: 1 }))
    .commit({ returnDocuments: false, transactionId: `transaction-${number}` })
}

/** Writes on several connections until the lake is gone or all is written; notes what was acknowledged. */
async function writeUntilKilled(
  client: SanityClient,
  next: { number: number },
  acknowledged: Set<number>,
): Promise<void> {
  const writer = async () => {
    while (next.number <= TRANSACTIONS) {
      const number = next.number++
      try {
        await write(client, number)
        acknowledged.add(number)
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
}

async function reached(count: number, acknowledged: Set<number>): Promise<void> {
  while (acknowledged.size < count) await new Promise((resolve) => setImmediate(resolve))
}

test('a lake killed again and again during 1,000 transactions loses none that it acknowledged and keeps no half of any', async () => {
  const acknowledged = new Set<number>()
  const next = { number: 1 }
  let client = await startLake()
  await client.create({ _id: 'counter', _type: 'counter', count: 0 })
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const writing = writeUntilKilled(client, next, acknowledged)
    await reached(Math.min(acknowledged.size + TRANSACTIONS / (KILLS + 1), TRANSACTIONS), acknowledged)
    await killLake()
    await writing
    client = await startLake()
  }
  await writeUntilKilled(client, next, acknowledged)
  const halves = await client.fetch<{ number: number; _rev: string }[]>(
    '*[_type == "half"] | order(number asc, _id asc){number, _rev}',
  )
  const numbers = new Set(halves.map(({ number }) => number))
  expect([...acknowledged].filter((number) => !numbers.has(number))).toEqual([])
  expect(acknowledged.size).toBeGreaterThan(TRANSACTIONS - (KILLS + 1) * WRITERS)
  expect(halves).toHaveLength(numbers.size * 2)
  expect(halves.every(({ number, _rev }) => _rev === `transaction-${number}`)).toBe(true)
  // The shared document and the log agree with the documents: nothing was half applied.
  expect((await client.getDocument('counter'))?.count).toBe(numbers.size)
  const log = await client.request<string>({ url: '/data/history/production/transactions/counter?excludeContent=true' })
  expect(log.trim().split('\n')).toHaveLength(Math.min(numbers.size + 1, 1000))
})
