import { z } from 'zod'
import type { ContentLanguage } from '#schemas/languages.ts'
import { type Money, parsePrice } from '#web/domain/money.ts'
import { type ItemStock, readItemStock } from '#web/domain/product/stock.ts'
import {
  type PlatformProduct,
  platformProducts,
  type RawVariant,
  rawVariants,
  readAllVariants,
} from './platform-product.ts'

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
/** Milliseconds for which a selection, of a market or a language, is used again. */
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
  readonly #selections = new Map<string, { token: Promise<string | undefined>; until: number }>()

  constructor(options: PlatformOptions) {
    this.#options = options
  }

  /** Variants of products with the text in their name or number. */
  async search(text: string, signal?: AbortSignal): Promise<Variant[]> {
    return await this.#products({ search: text, limit: mostFound }, 'none', signal)
  }

  /** The product's variants as the market sees them; none for an unknown number. */
  async variantsOf(centraId: string, market: Market, signal?: AbortSignal): Promise<Variant[]> {
    return await this.#products({ products: [centraId] }, await this.#tokenFor(`countries/${market.country}`), signal)
  }

  async knows(centraId: string): Promise<boolean> {
    return (await this.#products({ products: [centraId], limit: 1 }, 'none')).length > 0
  }

  /** Everything that a product document repeats of the product; undefined for an unknown number. */
  async product(centraId: string, signal?: AbortSignal): Promise<PlatformProduct | undefined> {
    const [norwegian, english] = await Promise.all(
      (['nb', 'en'] as const).map(async (language) => {
        const variants = await this.#rawVariants({ products: [centraId] }, language, signal)
        // A platform may find a variant by a number too.
        return variants?.filter(({ centraProduct }) => centraProduct === centraId)
      }),
    )
    return platformProducts(norwegian ?? [], english)[0]
  }

  /** Every product that is sold, with its Norwegian names. */
  async everything(signal?: AbortSignal): Promise<PlatformProduct[]> {
    const variants = await readAllVariants(async (page) => (await this.#rawVariants(page, 'nb', signal)) ?? [])
    return platformProducts(variants)
  }

  /** How many garments of a campaign are reserved; undefined for what the storefront does not know as published. */
  async reservations(centraId: string, signal?: AbortSignal): Promise<number | undefined> {
    const address = `${this.#options.site}/api/v1/crowdfunding/product/${encodeURIComponent(centraId)}`
    const response = await request(address, { signal: signal ?? null })
    if (response.status === 404) return undefined
    return (await read(response, reservations)).orderCount
  }

  /** Undefined where the platform does not have the language; it is expected to answer in Norwegian or else in its own. */
  async #rawVariants(
    filter: object,
    language: ContentLanguage,
    signal?: AbortSignal,
  ): Promise<RawVariant[] | undefined> {
    const token = await this.#tokenFor(`languages/${language}`)
    if (token === undefined && language !== 'nb') return undefined
    return (await read(await this.#call('POST', 'products', token ?? 'none', filter, signal), rawVariants)).products
  }

  async #products(filter: object, token: string | undefined, signal?: AbortSignal): Promise<Variant[]> {
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

  /**
   * Prices are those of a selection's country, texts in its language: one selection for each, made when it is needed.
   * Undefined where the platform does not have what the path names.
   */
  async #tokenFor(path: string): Promise<string | undefined> {
    const known = this.#selections.get(path)
    if (known && known.until > Date.now()) return await known.token
    const token = this.#call('PUT', path).then(async (response) =>
      response.status === 404 ? undefined : (await read(response, session)).token,
    )
    this.#selections.set(path, { token, until: Date.now() + selectionLife })
    token.catch(() => this.#selections.delete(path))
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
