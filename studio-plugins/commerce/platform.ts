import * as v from 'valibot'
import type { ContentLanguage } from '#schemas/languages.ts'
import { type Money, parsePrice } from '#web/domain/money.ts'
import { type ItemStock, readItemStock } from '#web/domain/product/stock.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getOrderCount } from '#web/services/backend/contracts/get-order-count.ts'
import { textOf } from '#web/services/centra/responses/optional-values.ts'
import { swatchOf } from '#web/services/centra/swatch.ts'
import type { OwnText } from './norwegian.ts'
import {
  type PlatformProduct,
  platformProducts,
  type RawVariant,
  rawVariants,
  readAllVariants,
} from './platform-product.ts'

/** A price list of the shop and a country that has it. */
export type Market = { readonly country: string; readonly title: OwnText }

export const markets: readonly Market[] = [
  { country: 'NO', title: 'Norway' },
  { country: 'DE', title: 'EU' },
]

/** A variant of a product: one fit and colour. */
export type Variant = {
  readonly variantId: string
  /** The product number, which all variants of a product share. */
  readonly centraId: string
  readonly name: string
  readonly colour: string
  readonly gender: string
  /** `#RRGGBB`; undefined if the platform has no code. */
  readonly hex: string | undefined
  /** Undefined if the variant is not sold in the market. */
  readonly price: Money | undefined
  /** `stock` is undefined if the platform does not count it. */
  readonly sizes: readonly { readonly name: string; readonly stock: ItemStock | undefined }[]
}

/** A size of a variant, which can be put into a bag. */
export type Item = {
  readonly itemId: string
  readonly centraId: string
  /** The colour, and the fit of a product that has several: two variants may have one colour. */
  readonly variant: string
  readonly size: string
  /** Its stock is infinite: shoppers preorder it. */
  readonly isPreorder: boolean
}

/** A call failed or returned an unexpected response. */
export class PlatformUnreachable extends Error {}

const session = v.object({ token: v.string() })

/** Unisex is not worth mentioning. */
const fitNames: Readonly<Record<string, string>> = { men: 'men', women: 'women' }

const TIMEOUT_MS = 8000
/** How long the selection of a market or language is reused. */
const SELECTION_TTL_MS = 5 * 60_000
/** Maximum number of variants per search; products have up to a dozen. */
const SEARCH_LIMIT = 120

export type PlatformOptions = {
  /** Base address of the checkout API; empty when there is none. */
  readonly api: string
  /** Origin of the storefront, whose API counts reservations. */
  readonly site: string
}

/** Read access to the commerce platform's checkout API. All methods reject with `PlatformUnreachable`. */
export class Platform {
  readonly #options: PlatformOptions
  readonly #selections = new Map<string, { token: Promise<string | undefined>; until: number }>()

  constructor(options: PlatformOptions) {
    this.#options = options
  }

  /** Variants of products with the text in their name or number. */
  async search(text: string, signal?: AbortSignal): Promise<Variant[]> {
    return await this.#products({ search: text, limit: SEARCH_LIMIT }, 'none', signal)
  }

  /** The product's variants in the market; empty for an unknown number. */
  async variantsOf(centraId: string, market: Market, signal?: AbortSignal): Promise<Variant[]> {
    return await this.#products({ products: [centraId] }, await this.#tokenFor(`countries/${market.country}`), signal)
  }

  /** The items of these products, in the platform's order. */
  async itemsOf(centraIds: readonly string[], signal?: AbortSignal): Promise<Item[]> {
    if (centraIds.length === 0) return []
    const variants = await this.#variants({ products: centraIds }, 'none', signal)
    return variants.flatMap((variant) =>
      variant.items.map(({ item, name, stock }) => ({
        itemId: item,
        centraId: variant.centraProduct,
        variant: [textOf(variant.variantName), fitNames[textOf(variant.gender) ?? '']].filter(Boolean).join(', '),
        size: textOf(name) ?? '',
        isPreorder: readItemStock(stock) === 'infinite',
      })),
    )
  }

  async knows(centraId: string): Promise<boolean> {
    return (await this.#products({ products: [centraId], limit: 1 }, 'none')).length > 0
  }

  /** The data that a product document repeats; undefined for an unknown number. */
  async product(centraId: string, signal?: AbortSignal): Promise<PlatformProduct | undefined> {
    const [norwegian, english] = await Promise.all(
      (['nb', 'en'] as const).map(async (language) => {
        const variants = await this.#rawVariants({ products: [centraId] }, language, signal)
        // The platform may also match the number of a variant.
        return variants?.filter(({ centraProduct }) => centraProduct === centraId)
      }),
    )
    return platformProducts(norwegian ?? [], english)[0]
  }

  /** Every product that is sold, with its Norwegian names. `pause` is awaited before each page. */
  async everything(signal?: AbortSignal, pause?: () => Promise<void>): Promise<PlatformProduct[]> {
    const variants = await readAllVariants(async (page) => {
      await pause?.()
      return (await this.#rawVariants(page, 'nb', signal)) ?? []
    })
    return platformProducts(variants)
  }

  /** The number of reserved garments of a campaign; undefined if the product is not published. */
  async reservations(centraId: string, signal?: AbortSignal): Promise<number | undefined> {
    const result = await callBackend<typeof getOrderCount>('GET /api/v1/crowdfunding/product/{centraId}', {
      origin: this.#options.site,
      params: { centraId },
      ...(signal && { signal }),
    })
    if (result.ok) return result.value.orderCount
    if (result.code === 'noSuchProduct') return undefined
    throw new PlatformUnreachable(`The storefront does not count reservations: ${result.code}`)
  }

  /** Undefined if the platform does not have the language, except for Norwegian, where the default language is used. */
  async #rawVariants(
    filter: object,
    language: ContentLanguage,
    signal?: AbortSignal,
  ): Promise<RawVariant[] | undefined> {
    const token = await this.#tokenFor(`languages/${language}`)
    if (token === undefined && language !== 'nb') return undefined
    return await this.#variants(filter, token ?? 'none', signal)
  }

  async #products(filter: object, token: string | undefined, signal?: AbortSignal): Promise<Variant[]> {
    return (await this.#variants(filter, token, signal)).map((variant) => {
      const { code } = swatchOf(variant)
      return {
        variantId: variant.product,
        centraId: variant.centraProduct,
        name: textOf(variant.name) ?? '',
        colour: textOf(variant.variantName) ?? '',
        gender: textOf(variant.gender) ?? '',
        hex: code ? `#${code}` : undefined,
        price: parsePrice(textOf(variant.price)),
        sizes: variant.items.map(({ name, stock }) => ({ name: textOf(name) ?? '', stock: readItemStock(stock) })),
      }
    })
  }

  async #variants(filter: object, token: string | undefined, signal?: AbortSignal): Promise<RawVariant[]> {
    return (await read(await this.#call('POST', 'products', token, filter, signal), rawVariants)).products
  }

  /**
   * The token of a selection with the given country or language, which determine prices and texts. Undefined if the
   * platform does not have that country or language.
   */
  async #tokenFor(path: string): Promise<string | undefined> {
    const known = this.#selections.get(path)
    if (known && known.until > Date.now()) return await known.token
    const token = this.#call('PUT', path).then(async (response) =>
      response.status === 404 ? undefined : (await read(response, session)).token,
    )
    this.#selections.set(path, { token, until: Date.now() + SELECTION_TTL_MS })
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
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(options.signal ? [options.signal] : [])]
  try {
    return await fetch(address, { ...options, signal: AbortSignal.any(signals) })
  } catch (error) {
    throw new PlatformUnreachable(`No response from ${new URL(address).host}`, { cause: error })
  }
}

async function read<Shape extends v.GenericSchema>(response: Response, shape: Shape): Promise<v.InferOutput<Shape>> {
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  const parsed = v.safeParse(shape, body)
  if (parsed.success) return parsed.output
  throw new PlatformUnreachable(`${response.status} from ${new URL(response.url || 'http://unknown').host}`)
}
