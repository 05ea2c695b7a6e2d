import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFetch } from '#sandbox/content-lake/app.ts'
import { ContentLake } from '#sandbox/content-lake/lake.ts'
import { MEMORY_ARGUMENTS } from '#sandbox/memory.ts'

const HELP = `Measures the sandbox's content lake and prints a table; never fails on a time.

  npm run bench:lake                     100, 1,000, 10,000 and 100,000 documents
  npm run bench:lake -- 100 5000         100 and 5,000 documents

Each size runs in its own process, with the sandbox's memory limits. Figures are milliseconds (p50 / p99) of calls to the lake's HTTP
interface without the network. "load" is the time from opening the files to the first response. "RSS/peak/live" is the process's resident
set after the measurements, its peak, and the size of live objects.
`

const DEFAULT_SIZES = [100, 1000, 10_000, 100_000]
const ROUNDS = 200
const BATCH = 1000
const TOKEN = 'bench-token'
const WORDS =
  'ull jakke fjell skog regn vind varm lett sydd reparert lomme hette snøre bomull lin blå grønn rød vinter sommer'.split(
    ' ',
  )

type Operation = { name: string; run(request: number): Promise<void> }

function openLake(directory: string): ContentLake {
  const tokens = { readToken: `${TOKEN}-read`, writeToken: TOKEN }
  return new ContentLake({
    projectId: 'bench',
    dataset: 'production',
    ...tokens,
    directory,
    studioOrigin: 'http://localhost:3333',
  })
}

/** About 1.75 kB, like a short page of the shop. */
function page(number: number) {
  const text = (seed: number) =>
    Array.from({ length: 22 }, (_, index) => WORDS[(seed * 7 + index * 13) % WORDS.length]).join(' ')
  return {
    _id: `page-${number}`,
    _type: number % 4 === 0 ? 'product' : 'page',
    title: { nb: `Side ${number} ${WORDS[number % WORDS.length]}`, en: `Page ${number}` },
    slug: { nb: { current: `side-${number}` }, en: { current: `page-${number}` } },
    content: [1, 2, 3, 4, 5].map((block) => ({
      _key: `block${block}`,
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 'span', _type: 'span', marks: [], text: text(number + block) }],
    })),
    category: { _type: 'reference', _ref: `page-${Math.floor(number / 50)}`, _weak: true },
    price: (number * 37) % 2000,
  }
}

function fill(directory: string, size: number): void {
  const lake = openLake(directory)
  const dataset = lake.dataset('production')
  for (let first = 0; first < size; first += BATCH) {
    dataset.transact({ author: 'bench' }, (pending) => {
      for (let number = first; number < Math.min(size, first + BATCH); number += 1) {
        const document = page(number)
        pending.write(document, { create: document })
      }
    })
  }
  lake.close()
}

function operations(lake: ContentLake, size: number): Operation[] {
  const fetchLake = createFetch(lake)
  const headers = { authorization: `Bearer ${TOKEN}` }
  const get = async (path: string, params: Record<string, string> = {}) => {
    const url = new URL(`http://localhost/v2025-02-19/data/${path}`)
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
    const response = await fetchLake(new Request(url, { headers }))
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  const query = (text: string, params: Record<string, unknown>) => {
    const encoded = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
    return get('query/production', { query: text, perspective: 'published', ...Object.fromEntries(encoded) })
  }
  const any = (request: number) => (request * 7919) % size
  return [
    { name: 'by id', run: (request) => query('*[_id == $id][0]', { id: `page-${any(request)}` }) },
    {
      name: 'type + slug',
      run: (request) =>
        query('*[_type in ["page", "product"] && slug.nb.current == $slug][0]', { slug: `side-${any(request)}` }),
    },
    {
      name: 'listing of 50',
      run: () => query('*[_type == "product"] | order(price asc, _id asc) [0...50]{_id, title, price}', {}),
    },
    {
      name: 'full text',
      run: (request) =>
        query('*[@ match text::query($text)][0...20]{_id}', {
          text: `${WORDS[request % WORDS.length]} side ${any(request)}`,
        }),
    },
    { name: 'transaction', run: (request) => write(fetchLake, any(request), request) },
  ]
}

async function write(fetchLake: ReturnType<typeof createFetch>, number: number, request: number): Promise<void> {
  const body = JSON.stringify({ mutations: [{ patch: { id: `page-${number}`, set: { price: request } } }] })
  const url = 'http://localhost/v2025-02-19/data/mutate/production'
  const response = await fetchLake(
    new Request(url, { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` }, body }),
  )
  if (!response.ok) throw new Error(`mutate: ${response.status} ${await response.text()}`)
}

async function measure({ run }: Operation): Promise<{ p50: number; p99: number }> {
  const times: number[] = []
  for (let request = 0; request < ROUNDS; request += 1) {
    const started = performance.now()
    await run(request)
    times.push(performance.now() - started)
  }
  times.sort((left, right) => left - right)
  return { p50: times[Math.floor(ROUNDS * 0.5)] ?? 0, p99: times[Math.floor(ROUNDS * 0.99)] ?? 0 }
}

async function measureSize(directory: string, size: number): Promise<void> {
  const started = performance.now()
  const lake = openLake(directory)
  const measured = operations(lake, size)
  await measured[0]?.run(0)
  const load = performance.now() - started
  const cells: string[] = []
  for (const operation of measured) {
    // The first request builds the indexes that it needs and is not measured.
    await operation.run(1)
    const { p50, p99 } = await measure(operation)
    cells.push(`${p50.toFixed(2)} / ${p99.toFixed(2)}`)
  }
  const { rss } = process.memoryUsage()
  const peak = process.resourceUsage().maxRSS * 1024
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const memory = [rss, peak, heapUsed + external].map((bytes) => Math.round(bytes / 1024 / 1024)).join(' / ')
  lake.close()
  console.info(row([size.toLocaleString('en'), ...cells, `${Math.round(load)} ms`, `${memory} MB`]))
}

function row(cells: string[]): string {
  return `| ${cells.map((cell) => cell.padStart(15)).join(' | ')} |`
}

async function benchSize(size: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-lake-'))
  try {
    fill(directory, size)
    const program = import.meta.filename
    const arguments_ = [...MEMORY_ARGUMENTS, '--expose-gc', program, '--measure', directory, String(size)]
    const child = spawn(process.execPath, arguments_, { stdio: 'inherit' })
    await once(child, 'exit')
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const [first, ...rest] = process.argv.slice(2)
if (first === '--help') console.info(HELP)
else if (first === '--measure') await measureSize(rest[0] ?? '', Number(rest[1]))
else {
  const sizes = first === undefined ? DEFAULT_SIZES : [first, ...rest].map(Number)
  const titles = [
    'documents',
    'by id',
    'type + slug',
    'listing of 50',
    'full text',
    'transaction',
    'load',
    'RSS/peak/live',
  ]
  console.info(row(titles))
  console.info(row(titles.map(() => '---:')))
  for (const size of sizes) await benchSize(size)
}
