import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { command } from '#scripts/stack/command.ts'
import { startProcess } from '#scripts/stack/service-process.ts'
import { percentiles } from '../support/figures.ts'
import { positiveNumber } from '../support/options.ts'

const help = `npm run bench -- commerce [--visitors 32] [--seconds 5]

A load test of the commerce stand-in. Visitors add items to their bags, each waiting for the response before the next
click. Prints the adds per second and how long an add takes.`

/** A visitor starts a new bag after this many adds, because the platform limits the calls of one token. */
const ADDS_PER_BAG = 200
const ITEMS = ['10101-1010101', '10201-1020102', '10401-1040103', '11001-1100101', '12001-1200102']

const agent = new Agent({ keepAlive: true })

type Result = { status: number; body: string }

function send(url: string, method: string, headers: Record<string, string> = {}, body = ''): Promise<Result> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
    })
    call.on('error', reject)
    call.end(body)
  })
}

async function newToken(url: string): Promise<string> {
  const { body } = await send(`${url}selection`, 'GET')
  const token = /"token":"([0-9a-f]+)"/.exec(body)?.[1]
  if (!token) throw new Error(`No token: ${body}`)
  return token
}

/** One visitor's clicks until the end: the duration of each in milliseconds. */
async function visit(url: string, until: number): Promise<number[]> {
  const took: number[] = []
  let token = await newToken(url)
  while (performance.now() < until) {
    const item = ITEMS[took.length % ITEMS.length]
    const before = performance.now()
    const { status, body } = await send(`${url}items/${item}`, 'POST', { 'api-token': token })
    took.push(performance.now() - before)
    if (status !== 201) throw new Error(`${status} ${body}`)
    if (took.length % ADDS_PER_BAG === 0) token = await newToken(url)
  }
  return took
}

async function measure(url: string, visitors: number, seconds: number): Promise<void> {
  const stock = JSON.stringify({ stock: 1_000_000 })
  for (const item of ITEMS) {
    await send(new URL(`/admin/items/${item}/stock`, url).href, 'PUT', { 'x-admin-key': DEFAULT_ADMIN_KEY }, stock)
  }
  const run = async (duration: number) => {
    const until = performance.now() + duration * 1000
    return (await Promise.all(Array.from({ length: visitors }, () => visit(url, until)))).flat()
  }
  await run(1) // Warm-up: neither side is compiled yet.
  const took = await run(seconds)
  console.info(`${Math.round(took.length / seconds)} adds/s with ${visitors} visitors for ${seconds} s`)
  console.info(`p50 / p99 / longest ms: ${percentiles(took, 50, 99, 100)}`)
}

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { visitors: { type: 'string', default: '32' }, seconds: { type: 'string', default: '5' } },
  })
  const visitors = positiveNumber('visitors', values.visitors)
  const seconds = positiveNumber('seconds', values.seconds)
  const url = `http://localhost:${await freePort()}/api/checkout/`
  process.env.SANDBOX_DIR = mkdtempSync(join(tmpdir(), 'bench-commerce-'))
  process.env.CENTRA_API_URL = url
  const commerce = startProcess({
    name: 'The commerce platform',
    arguments: ['sandbox/commerce/main.ts'],
    readyLine: /^commerce /,
  })
  try {
    await commerce.ready
    await measure(url, visitors, seconds)
  } finally {
    agent.destroy()
    await commerce.stop()
    rmSync(process.env.SANDBOX_DIR, { recursive: true, force: true })
  }
})
