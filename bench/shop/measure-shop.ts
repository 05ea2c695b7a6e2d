import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { DemoDocument } from '#sandbox/demo-shop/dataset.ts'
import { contentClient } from '#scripts/stack/content-client.ts'
import { notifyOwnWebhook } from '#web/lib/own-webhook.ts'
import { kilobytes, percentiles } from '../support/figures.ts'
import type { Counted } from './counting-proxy.ts'
import type { Shop } from './shop.ts'

const LIMITS = { lakeBytes: 1_000_000, listBytes: 300_000, listElements: 2500 }
const FILLED_WITHIN_MS = 15 * 60_000
const QUIET_MS = 6000
const ROUNDS = 10
const LIST_ROUNDS = 5
/** Milliseconds: lists expire once in five seconds at most. */
const LIST_PAUSE_MS = 5100
const WORDS = ['ull', 'jakke', 'regnjakke dame', 'bukse', 'gensr', 'skall', 'svart bukse', 'lue', 'under 1000', 'fjell']

type Figure = readonly [string, string]

const product = z.object({
  _id: z.string(),
  title: z.object({ nb: z.string() }),
  slug: z.object({ nb: z.object({ current: z.string() }) }),
})

/** The figures of one running shop, in order; a limit that is exceeded sets the exit code. */
export async function measureShop(shop: Shop, documents: readonly DemoDocument[]): Promise<Figure[]> {
  const products = documents.filter(({ _type }) => _type === 'product').map((document) => product.parse(document))
  const measured = new Measured(shop)
  const pathOf = ({ slug }: z.infer<typeof product>) => `/nb/shop/${slug.nb.current}`
  const unopened = products.slice(-3 * ROUNDS).map(pathOf)
  return [
    await measured.filling(products.at(-1)),
    await measured.list('front page', '/nb'),
    await measured.list('all products', '/nb/shop'),
    await measured.list('women’s products', '/nb/shop/women'),
    await measured.each('a product, first opened', unopened.slice(0, ROUNDS)),
    await measured.each('a product, opened again', unopened.slice(0, ROUNDS)),
    await measured.each(
      'an unknown address',
      Array.from({ length: ROUNDS }, () => `/nb/shop/${randomUUID()}`),
    ),
    await measured.each(
      'a search',
      WORDS.map((word) => `/api/search?lang=nb&limit=24&q=${encodeURIComponent(word)}`),
    ),
    await measured.each(
      'a filtered page of a list',
      ['size=M', 'color=green', 'size=L&sort=name', 'state=preorder'].map(
        (filters) => `/api/v1/listings?lang=nb&filters=${encodeURIComponent(filters)}&from=0&to=48`,
      ),
    ),
    await measured.sitemap(),
    await measured.publication(products.at(-1)),
    ['largest response of the lake, kB', measured.largestResponse()],
  ]
}

class Measured {
  readonly #shop: Shop
  readonly #origin: string
  readonly #handled: Counted[] = []
  #seen = -1
  #largest = 0

  constructor(shop: Shop) {
    this.#shop = shop
    this.#origin = shop.environment.storefront.origin
  }

  /** From the end of the import until visitors find the last product and no publication is left to handle. */
  async filling(last: z.infer<typeof product> | undefined): Promise<Figure> {
    const started = performance.now()
    const path = `/api/search?lang=nb&limit=60&q=${encodeURIComponent(last?.title.nb ?? '')}`
    for (let quiet = 0; quiet < 3; ) {
      if (performance.now() - started > FILLED_WITHIN_MS) throw new Error('The import was not public in 15 min.')
      const { body } = await this.#get(path)
      await sleep(QUIET_MS / 3)
      this.#handled.push(...this.#take())
      const isFound = body.includes(`"${last?._id}"`)
      quiet = isFound && this.#handled.length === this.#seen ? quiet + 1 : 0
      this.#seen = this.#handled.length
    }
    const took = ((performance.now() - started - QUIET_MS) / 1000).toFixed(0)
    return ['all of it public after that, s; lake', `${took}; ${use(this.#handled, 1)}`]
  }

  /** A page that shows many: size, and what rendering it again costs. */
  async list(name: string, path: string): Promise<Figure> {
    const { body, status } = await this.#get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    const elements = body.match(/<[a-z]/g)?.length ?? 0
    if (path !== '/nb' && (body.length > LIMITS.listBytes || elements > LIMITS.listElements)) process.exitCode = 1
    this.#take()
    const processor: number[] = []
    for (let round = 0; round < LIST_ROUNDS; round++) {
      await sleep(LIST_PAUSE_MS)
      await notifyOwnWebhook(this.#shop.environment.env, { tags: ['type:product'] })
      const before = await this.#shop.processor()
      await this.#get(path)
      processor.push(((await this.#shop.processor()) - before) * 1000)
    }
    const size = `${kilobytes(body.length)} kB, ${elements} elements`
    return [
      `${name}: size; rendered p50 / p99 ms of processor; lake`,
      `${size}; ${percentiles(processor, 50, 99)}; ${this.#lakeUse(LIST_ROUNDS)}`,
    ]
  }

  /** Times of these addresses, the storefront's processor and the calls of the lake for each. */
  async each(name: string, paths: readonly string[]): Promise<Figure> {
    this.#take()
    const times: number[] = []
    const before = await this.#shop.processor()
    for (const path of paths) {
      const started = performance.now()
      await this.#get(path)
      times.push(performance.now() - started)
    }
    const processor = (((await this.#shop.processor()) - before) * 1000) / paths.length
    return [
      `${name}: p50 / p99 ms; processor ms; lake`,
      `${percentiles(times, 50, 99)}; ${processor.toFixed(0)}; ${this.#lakeUse(paths.length)}`,
    ]
  }

  async sitemap(): Promise<Figure> {
    const index = await this.#get('/sitemap.xml')
    const files = [...index.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    const sizes = await Promise.all(files.map(async (file) => (await this.#get(file)).body.length))
    return ['sitemap: files; largest', `${files.length}; ${kilobytes(Math.max(...sizes))} kB`]
  }

  /** From an editor's publication until visitors see it on the product's page. */
  async publication(changed: z.infer<typeof product> | undefined): Promise<Figure> {
    if (!changed) throw new Error('There are no products')
    const client = contentClient(this.#shop.environment.env)
    const path = `/nb/shop/${changed.slug.nb.current}`
    await this.#get(path)
    this.#take()
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const title = `${changed.title.nb} ${round}`
      const started = performance.now()
      await client.patch(changed._id).set({ 'title.nb': title }).commit({ returnDocuments: false })
      while (!(await this.#get(path)).body.includes(title)) await sleep(20)
      times.push(performance.now() - started)
    }
    return [
      'a publication until it is public: p50 / p99 ms; lake',
      `${percentiles(times, 50, 99)}; ${this.#lakeUse(ROUNDS)}`,
    ]
  }

  largestResponse(): string {
    this.#take()
    if (this.#largest > LIMITS.lakeBytes) process.exitCode = 1
    return kilobytes(this.#largest)
  }

  async #get(path: string): Promise<{ readonly status: number; readonly body: string }> {
    const response = await fetch(new URL(path, this.#origin), { redirect: 'manual' })
    return { status: response.status, body: await response.text() }
  }

  /** Queries of the lake since the last call. */
  #take(): readonly Counted[] {
    const counted = this.#shop.lake.take().filter(({ path }) => path.includes('/data/query/'))
    this.#largest = Math.max(this.#largest, ...counted.map(({ bytes }) => bytes))
    return counted
  }

  #lakeUse(actions: number): string {
    return use(this.#take(), actions)
  }
}

function use(counted: readonly Counted[], actions: number): string {
  if (process.env.VERBOSE) for (const line of summary(counted)) console.info(`    ${line}`)
  const bytes = counted.reduce((sum, { bytes }) => sum + bytes, 0)
  return `${(counted.length / actions).toFixed(1)} calls, ${kilobytes(bytes / actions)} kB`
}

/** How often each query was asked, by its beginning. */
function summary(counted: readonly Counted[]): string[] {
  const beginning = ({ path }: Counted) => new URL(path, 'http://lake').searchParams.get('query')?.slice(0, 90) ?? path
  return [...Map.groupBy(counted, beginning)].map(([query, all]) => `${all.length} x ${query.replace(/\s+/g, ' ')}`)
}
