import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLakeProcess } from './stand-in-process.ts'

const DOCUMENTS = 40
const CHANGES = 5
const KILLS = 4

let directory: string
let lake: Awaited<ReturnType<typeof startLakeProcess>>
let receiver: Server
let webhook: string
/** Slugs that were accepted, by document, in the order of their arrival. */
let accepted: Map<string, string[]>
let deliveries: number

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'webhook-crash-'))
  accepted = new Map()
  deliveries = 0
  receiver = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { _id, after } = JSON.parse(text)
      deliveries += 1
      // Every seventh is refused at first, and some responses come after the lake has been killed.
      if (deliveries % 7 === 0) return void response.writeHead(503).end()
      accepted.set(_id, [...(accepted.get(_id) ?? []), after.slug])
      setTimeout(() => response.writeHead(200).end(), 20)
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const bound = receiver.address()
  webhook = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/api/revalidate`
  lake = await startLakeProcess(directory, webhook)
})
afterEach(async () => {
  await lake.kill()
  receiver.closeAllConnections()
  receiver.close()
  await rm(directory, { recursive: true, force: true })
})

test('a lake killed while it delivers loses no publication and mixes up no document', async () => {
  for (let change = 1; change <= CHANGES; change += 1) {
    const transaction = lake.client.transaction()
    for (let number = 0; number < DOCUMENTS; number += 1) {
      transaction.createOrReplace({ _id: `page-${number}`, _type: 'page', slug: String(change) })
    }
    await transaction.commit({ returnDocuments: false })
  }
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const goal = deliveries + 20
    await vi.waitFor(() => expect(deliveries).toBeGreaterThan(goal), { timeout: 20_000, interval: 5 })
    await lake.kill()
    lake = await startLakeProcess(directory, webhook)
  }
  const every = Array.from({ length: CHANGES }, (_, index) => String(index + 1))
  await vi.waitFor(
    () => {
      expect(accepted.size).toBe(DOCUMENTS)
      for (const slugs of accepted.values()) expect(slugs.at(-1)).toBe(String(CHANGES))
    },
    { timeout: 60_000, interval: 100 },
  )
  for (const slugs of accepted.values()) {
    expect([...new Set(slugs)]).toEqual(every)
    expect(slugs).toEqual(slugs.toSorted())
  }
})
