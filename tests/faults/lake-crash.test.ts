import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AcknowledgedWrites } from './acknowledged-writes.ts'
import { startLakeProcess } from './stand-in-process.ts'

const TRANSACTIONS = 1000
const KILLS = 5
const WRITERS = 8

let directory: string
let lake: Awaited<ReturnType<typeof startLakeProcess>>

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lake-crash-'))
  lake = await startLakeProcess(directory)
})
afterEach(async () => {
  await lake.kill()
  await rm(directory, { recursive: true, force: true })
})

/** Each transaction creates two documents and changes a third, which all transactions share. */
async function write(client: SanityClient, number: number): Promise<void> {
  await client
    .transaction()
    .create({ _id: `pair-${number}-a`, _type: 'half', number })
    .create({ _id: `pair-${number}-b`, _type: 'half', number })
    .patch('counter', (patch) => patch.inc({ count: 1 }))
    .commit({ returnDocuments: false, transactionId: `transaction-${number}` })
}

test('a lake killed again and again during 1,000 transactions loses none that it acknowledged and keeps no half of any', async () => {
  const writes = new AcknowledgedWrites({ count: TRANSACTIONS, writers: WRITERS })
  const { acknowledged } = writes
  await lake.client.create({ _id: 'counter', _type: 'counter', count: 0 })
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { client } = lake
    const writing = writes.write((number) => write(client, number))
    await writes.reached(Math.min(acknowledged.size + TRANSACTIONS / (KILLS + 1), TRANSACTIONS))
    await lake.kill()
    await writing
    lake = await startLakeProcess(directory)
  }
  const { client } = lake
  await writes.write((number) => write(client, number))
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
