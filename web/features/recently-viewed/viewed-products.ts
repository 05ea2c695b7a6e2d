import type { Language } from '#web/routing/languages.ts'

/** A product as `GET /api/products` tells of it, as far as its card shows it. */
export type ViewedProduct = {
  readonly centraId: string
  readonly title: string | null
  readonly href: string | null
  readonly productState: string | null
  /** `YYYY-MM-DD` */
  readonly crowdfundingDate: string | null
  readonly crowdfundingGoal: number | null
  readonly crowdfundingMax: number | null
  readonly picture: { readonly src: string; readonly alt: string } | null
  readonly colors: readonly {
    readonly name: string | null
    readonly hex: string | null
    readonly hex2: string | null
  }[]
}

/** The content's side of these products, in the order asked for; those that are gone are left out. Rejects without an answer. */
export async function fetchViewed(lang: Language, ids: readonly string[]): Promise<readonly ViewedProduct[]> {
  const response = await fetch(`/api/products?${new URLSearchParams({ lang, ids: ids.join(',') })}`)
  if (!response.ok) throw new Error(`/api/products: ${response.status}`)
  return readViewedProducts(await response.json())
}

/** What has no id is no product. */
export function readViewedProducts(answer: unknown): readonly ViewedProduct[] {
  return listOf(fieldsOf(answer).products).flatMap((product) => readProduct(fieldsOf(product)) ?? [])
}

type Fields = Readonly<Record<string, unknown>>

function readProduct({ centraId, picture, colors, ...fields }: Fields): ViewedProduct | undefined {
  if (typeof centraId !== 'string') return undefined
  const { src, alt } = fieldsOf(picture)
  return {
    centraId,
    title: text(fields.title),
    href: text(fields.href),
    productState: text(fields.productState),
    crowdfundingDate: text(fields.crowdfundingDate),
    crowdfundingGoal: count(fields.crowdfundingGoal),
    crowdfundingMax: count(fields.crowdfundingMax),
    picture: typeof src === 'string' ? { src, alt: text(alt) ?? '' } : null,
    colors: listOf(colors).map((colour) => {
      const { name, hex, hex2 } = fieldsOf(colour)
      return { name: text(name), hex: text(hex), hex2: text(hex2) }
    }),
  }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function count(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
