import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient, type SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TOKEN = 'crash-token-000000000000000000000000'
const DOCUMENTS = 40
const CHANGES = 5
const KILLS = 4

let directory: string
let lake: ChildProcess
let receiver: Server
let address: string
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
      // Every seventh is refused for now, and some answers come after the lake has been killed.
      if (deliveries % 7 === 0) return void response.writeHead(503).end()
      accepted.set(_id, [...(accepted.get(_id) ?? []), after.slug])
      setTimeout(() => response.writeHead(200).end(), 20)
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const bound = receiver.address()
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/api/revalidate`
})
afterEach(async () => {
  lake.kill('SIGKILL')
  receiver.closeAllConnections()
  receiver.close()
  await rm(directory, { recursive: true, force: true })
})

async function startLake(): Promise<SanityClient> {
  const program = join(import.meta.dirname, 'lake-process.ts')
  lake = spawn(process.execPath, [program, directory, TOKEN, address], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!lake.stdout) throw new Error('The lake has no output')
  const [apiHost] = await once(createInterface(lake.stdout), 'line')
  return createClient({
    projectId: 'crash',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    useProjectHostname: false,
    apiHost,
    token: TOKEN,
    maxRetries: 0,
  })
}

async function killLake(): Promise<void> {
  const ended = once(lake, 'exit')
  lake.kill('SIGKILL')
  await ended
}

test('a lake killed while it delivers loses no publication and mixes up no document', async () => {
  const client = await startLake()
  for (let change = 1; change <= CHANGES; change += 1) {
    const transaction = client.transaction()
    for (let number = 0; number < DOCUMENTS; number += 1) {
      transaction.createOrReplace({ _id: `page-${number}`, _type: 'page', slug: String(change) })
    }
    await transaction.commit({ returnDocuments: false })
  }
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const goal = deliveries + 20
    await vi.waitFor(() => expect(deliveries).toBeGreaterThan(goal), { timeout: 20_000, interval: 5 })
    await killLake()
    await startLake()
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
