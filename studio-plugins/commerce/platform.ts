import { z } from 'zod'
import { type Money, parsePrice } from '#web/domain/money.ts'
import { type ItemStock, readItemStock } from '#web/domain/stock.ts'

/** A price list of the shop and a country that has it. */
export type Market = { readonly country: string; readonly title: string }

export const markets: readonly Market[] = [
  { country: 'NO', title: 'Norway' },
  { country: 'DE', title: 'EU' },
]

/** One cut and colour of a product. */
export type Variant = {
  readonly id: string
  /** What all variants of a product share: the documents' Centra product number. */
  readonly centraId: string
  readonly name: string
  readonly colour: string
  readonly gender: string
  /** `#RRGGBB`; none for what the platform does not say. */
  readonly hex: string | undefined
  /** Undefined where the variant is not sold. */
  readonly price: Money | undefined
  /** Stock undefined: the platform does not count it. */
  readonly sizes: readonly { readonly name: string; readonly stock: ItemStock | undefined }[]
}

/** The platform did not answer, or not in its own way. */
export class PlatformUnreachable extends Error {}

const textOrNone = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const products = z.object({
  products: z.array(
    z.object({
      product: z.string(),
      centraProduct: z.string(),
      name: textOrNone,
      variantName: textOrNone,
      gender: textOrNone,
      swatch: z.object({ code: z.string().nullish() }).nullish(),
      price: z.string().nullish(),
      items: z.array(z.object({ name: textOrNone, stock: z.union([z.number(), z.string()]).nullish() })),
    }),
  ),
})
const session = z.object({ token: z.string() })
const reservations = z.object({ orderCount: z.int().min(0) })

/** Milliseconds. */
const patience = 8000
/** Milliseconds for which a market's selection is used again. */
const selectionLife = 5 * 60_000
/** Variants that one search asks for; products have up to a dozen. */
const mostFound = 120

export type PlatformOptions = {
  /** Base address of the checkout API; empty when there is none. */
  readonly api: string
  /** Origin of the storefront, which counts reservations. */
  readonly site: string
}

/** The commerce platform's checkout API as the Studio needs it: it reads only. All methods throw `PlatformUnreachable`. */
export class Platform {
  readonly #options: PlatformOptions
  readonly #selections = new Map<string, { token: Promise<string>; until: number }>()

  constructor(options: PlatformOptions) {
    this.#options = options
  }

  /** Variants of products with the text in their name or number. */
  async search(text: string, signal?: AbortSignal): Promise<Variant[]> {
    return await this.#products({ search: text, limit: mostFound }, 'none', signal)
  }

  /** The product's variants as the market sees them; none for an unknown number. */
  async variantsOf(centraId: string, market: Market, signal?: AbortSignal): Promise<Variant[]> {
    return await this.#products({ products: [centraId] }, await this.#tokenFor(market), signal)
  }

  async knows(centraId: string): Promise<boolean> {
    return (await this.#products({ products: [centraId], limit: 1 }, 'none')).length > 0
  }

  /** How many garments of a campaign are reserved; undefined for what the storefront does not know as published. */
  async reservations(centraId: string, signal?: AbortSignal): Promise<number | undefined> {
    const address = `${this.#options.site}/api/v1/crowdfunding/product/${encodeURIComponent(centraId)}`
    const response = await request(address, { signal: signal ?? null })
    if (response.status === 404) return undefined
    return (await read(response, reservations)).orderCount
  }

  async #products(filter: object, token: string, signal?: AbortSignal): Promise<Variant[]> {
    const answer = await this.#call('POST', 'products', token, filter, signal)
    return (await read(answer, products)).products.map(({ product, centraProduct, variantName, items, ...rest }) => ({
      id: product,
      centraId: centraProduct,
      name: rest.name,
      colour: variantName,
      gender: rest.gender,
      hex: rest.swatch?.code ? `#${rest.swatch.code.replace(/^#/, '')}` : undefined,
      price: parsePrice(rest.price),
      sizes: items.map(({ name, stock }) => ({ name, stock: readItemStock(stock) })),
    }))
  }

  /** Prices are those of a selection's country: one selection a market, made when it is needed. */
  async #tokenFor({ country }: Market): Promise<string> {
    const known = this.#selections.get(country)
    if (known && known.until > Date.now()) return await known.token
    const token = this.#call('PUT', `countries/${country}`).then(
      async (response) => (await read(response, session)).token,
    )
    this.#selections.set(country, { token, until: Date.now() + selectionLife })
    token.catch(() => this.#selections.delete(country))
    return await token
  }

  async #call(method: string, path: string, token?: string, body?: object, signal?: AbortSignal): Promise<Response> {
    if (this.#options.api === '') throw new PlatformUnreachable('No commerce platform is configured')
    const base = this.#options.api.endsWith('/') ? this.#options.api : `${this.#options.api}/`
    return await request(base + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...(token && { 'api-token': token }) },
      body: body ? JSON.stringify(body) : null,
      signal: signal ?? null,
    })
  }
}

async function request(address: string, options: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(patience), ...(options.signal ? [options.signal] : [])]
  try {
    return await fetch(address, { ...options, signal: AbortSignal.any(signals) })
  } catch (error) {
    throw new PlatformUnreachable(`No answer from ${new URL(address).host}`, { cause: error })
  }
}

async function read<Shape extends z.ZodType>(response: Response, shape: Shape): Promise<z.output<Shape>> {
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  throw new PlatformUnreachable(`${response.status} from ${new URL(response.url || 'http://unknown').host}`)
}
