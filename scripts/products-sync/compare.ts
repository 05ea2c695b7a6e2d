import type { PlatformProduct } from '#studio-plugins/commerce/platform-product.ts'
import { differences } from '#studio-plugins/commerce/product-fields.ts'
import type { ContentProduct } from './content-product.ts'

/** A difference in one field. `isApplied`: written to the draft; other differences are left to an editor. */
export type Change = {
  readonly field: string
  readonly to: unknown
  readonly isApplied: boolean
  readonly description: string
}

export type Changed = {
  readonly product: ContentProduct
  readonly centraId: string
  readonly changes: readonly Change[]
}

export type Comparison = {
  /** Sold on the platform, not in the content. */
  readonly created: readonly PlatformProduct[]
  readonly changed: readonly Changed[]
  /** In the content with a `centraId` that the platform does not sell. */
  readonly missing: readonly (ContentProduct & { readonly centraId: string })[]
  readonly duplicates: readonly { readonly centraId: string; readonly products: readonly ContentProduct[] }[]
  /** Products without a `centraId`. */
  readonly withoutId: readonly ContentProduct[]
  readonly same: number
}

type ProductWithId = ContentProduct & { readonly centraId: string }

/** The differences between the platform's products and the content's, matched by `centraId`. */
export function compare(platform: readonly PlatformProduct[], content: readonly ContentProduct[]): Comparison {
  const withId = content.filter((product): product is ProductWithId => product.centraId !== undefined)
  const byId = Map.groupBy(withId, ({ centraId }) => centraId)
  const sold = new Map(platform.map((product) => [product.centraId, product]))
  const compared = [...byId].flatMap(([centraId, products]) => {
    const [product] = products
    const source = sold.get(centraId)
    if (!product || !source || products.length > 1) return []
    return [{ product, centraId, changes: changesOf(source, product) }]
  })
  const changed = compared.filter(({ changes }) => changes.length > 0)
  return {
    created: platform.filter(({ centraId }) => !byId.has(centraId)),
    changed,
    missing: withId.filter(({ centraId }) => !sold.has(centraId)),
    duplicates: [...byId]
      .filter(([, products]) => products.length > 1)
      .map(([centraId, products]) => ({ centraId, products })),
    withoutId: content.filter(({ centraId }) => centraId === undefined),
    same: compared.length - changed.length,
  }
}

/** Fields that are always updated from the platform. */
const updatedFields = ['sizes', 'lengths']
/** Fields that hold an editor's work too: filled only when they are empty. Texts, slug and state are not compared. */
const filledWhenEmpty = ['fit', 'colors']

function changesOf(source: PlatformProduct, product: ContentProduct): Change[] {
  return differences(source, product.fields, []).flatMap(({ path: [field], value, isEmpty, from, to }) => {
    if (![...updatedFields, ...filledWhenEmpty].includes(field)) return []
    const description = `${field}: ${from || 'none'} -> ${to}`
    return [{ field, to: value, isApplied: isEmpty || updatedFields.includes(field), description }]
  })
}
