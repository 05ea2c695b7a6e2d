import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_ADMIN_KEY, type RunningCommerce, startCommerce } from '#sandbox/commerce/server.ts'
import { productsShape, type SelectionResponse, selectionShape } from './shapes.ts'

/**
 * Set it to a Centra checkout API to run the suite against the real platform; what needs the catalogue admin is skipped
 * then.
 */
const realUrl = process.env.CONTRACT_CENTRA_API_URL
export const isRealPlatform = realUrl !== undefined

type CallResponse = { status: number; body: unknown; headers: Headers }
type Call = { token?: string; body?: unknown; raw?: string }

/** One platform for a test file: a fresh stand-in on a free port, or the real one. */
export class Target {
  readonly #startedUrl: string | undefined
  #running: RunningCommerce | undefined
  readonly #directory = mkdtempSync(join(tmpdir(), 'commerce-'))

  /** @param startedUrl of a stand-in that the test file starts itself */
  constructor(startedUrl?: string) {
    this.#startedUrl = startedUrl
  }

  async start(): Promise<void> {
    if (!realUrl) this.#running = await startCommerce({ dataDir: this.#directory, port: 0 })
  }

  async stop(): Promise<void> {
    await this.#running?.close()
    rmSync(this.#directory, { recursive: true, force: true })
  }

  get url(): string {
    const url = realUrl ?? this.#startedUrl ?? this.#running?.url
    if (!url) throw new Error('The platform has not been started')
    return url
  }

  get origin(): string {
    return new URL(this.url).origin
  }

  call(method: string, path: string, { token, body, raw }: Call = {}): Promise<CallResponse> {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    return request(`${this.url}${path}`, method, text, token ? { 'api-token': token } : {})
  }

  admin(method: string, path: string, body?: unknown): Promise<CallResponse> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    return request(`${this.origin}/${path}`, method, text, { 'x-admin-key': DEFAULT_ADMIN_KEY })
  }

  /** A call that must succeed and respond with the selection. */
  async selection(method: string, path: string, call: Call = {}): Promise<SelectionResponse> {
    const { status, body } = await this.call(method, path, call)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
    return selectionShape.parse(body)
  }

  async newToken(): Promise<string> {
    return (await this.selection('GET', 'selection')).token
  }

  async setStock(item: string, stock: number | 'infinite' | 'unknown'): Promise<void> {
    const { status } = await this.admin('PUT', `admin/items/${item}/stock`, { stock })
    if (status !== 200) throw new Error(`Stock of ${item} could not be set: ${status}`)
  }

  async stockOf(item: string): Promise<number | string | undefined> {
    const { body } = await this.call('POST', 'products', { body: { products: [item.split('-')[0]] } })
    const items = productsShape.parse(body).products.flatMap((product) => product.items)
    return items.find((candidate) => candidate.item === item)?.stock
  }
}

async function request(url: string, method: string, text: string | undefined, headers: Record<string, string>) {
  const init = text === undefined ? {} : { body: text }
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json', ...headers }, ...init })
  const parsed: unknown = await response.json()
  return { status: response.status, body: parsed, headers: response.headers }
}

/** The platform of a test file, started before its tests and stopped after them. */
export function openTarget(): Target {
  const target = new Target()
  beforeAll(() => target.start())
  afterAll(() => target.stop())
  return target
}

/** Items that can be bought at least `quantity` times, each of another product. */
export async function buyableItems(target: Target, count: number, quantity = 5): Promise<string[]> {
  const { body } = await target.call('POST', 'products', { body: { onlyAvailable: true, limit: 200 } })
  const items = productsShape.parse(body).products.flatMap((product) => {
    const item = product.items.find(({ stock }) => typeof stock === 'number' && stock >= quantity)
    return item ? [item.item] : []
  })
  if (items.length < count) throw new Error(`Only ${items.length} products can be bought`)
  return items.slice(0, count)
}

export async function buyableItem(target: Target): Promise<string> {
  const [item] = await buyableItems(target, 1)
  if (!item) throw new Error('Nothing can be bought')
  return item
}

/** Checks the shape of a response and returns it typed. */
export function shaped<Shape extends z.ZodType>(shape: Shape, response: CallResponse): z.output<Shape> {
  return shape.parse(response.body)
}
