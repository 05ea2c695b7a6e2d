/**
 * Load test of the commerce stand-in: visitors add items to their bags, each waiting for the response before the next click.
 * Prints the adds per second and how long an add takes.
 *
 *   npm run bench:commerce -- [--visitors 32] [--seconds 5]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import { freePort } from '#sandbox/loopback.ts'
import { percentile } from './measure/percentile.ts'

/** A visitor starts a new bag after this many adds, because the platform limits the calls of one token. */
const ADDS_PER_BAG = 200
const ITEMS = ['10101-1010101', '10201-1020102', '10401-1040103', '11001-1100101', '12001-1200102']

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
})

const agent = new Agent({ keepAlive: true, maxSockets: Number(values.visitors) })

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

async function measure(url: string): Promise<void> {
  const stock = JSON.stringify({ stock: 1_000_000 })
  for (const item of ITEMS) {
    await send(new URL(`/admin/items/${item}/stock`, url).href, 'PUT', { 'x-admin-key': DEFAULT_ADMIN_KEY }, stock)
  }
  const run = async (seconds: number) => {
    const until = performance.now() + seconds * 1000
    const visitors = Array.from({ length: Number(values.visitors) }, () => visit(url, until))
    return (await Promise.all(visitors)).flat()
  }
  await run(1) // Warm-up: neither side is compiled yet.
  const seconds = Number(values.seconds)
  const took = await run(seconds)
  const rate = Math.round(took.length / seconds)
  const [p50, p99, longest] = [50, 99, 100].map((rank) => `${percentile(took, rank).toFixed(1)} ms`)
  const times = `p50 ${p50}, p99 ${p99}, longest ${longest}`
  console.info(`${rate} adds/s with ${values.visitors} visitors for ${seconds} s: ${times}`)
}

async function main(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'commerce-bench-'))
  const url = `http://localhost:${await freePort()}/api/checkout/`
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'sandbox/commerce/main.ts'], {
    env: { ...process.env, SANDBOX_DIR: directory, CENTRA_API_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(child.stdout, 'data')
    await measure(url)
  } finally {
    agent.destroy()
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(directory, { recursive: true, force: true })
  }
}

if (values.help) console.info('npm run bench:commerce -- [--visitors 32] [--seconds 5]')
else await main()
