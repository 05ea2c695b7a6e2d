import type { PlatformProduct } from '#studio-plugins/commerce/platform-product.ts'
import { differences } from '#studio-plugins/commerce/product-fields.ts'
import type { ContentProduct } from './facts.ts'

/** A difference in one field. `isApplied`: written to the draft; the others are for an editor. */
export type Change = {
  readonly field: string
  readonly to: unknown
  readonly isApplied: boolean
  readonly words: string
}

export type Changed = {
  readonly product: ContentProduct
  readonly centraId: string
  readonly changes: readonly Change[]
}

export type Comparison = {
  /** Sold on the platform, unknown to the content. */
  readonly created: readonly PlatformProduct[]
  readonly changed: readonly Changed[]
  /** In the content under a number that the platform does not sell. */
  readonly gone: readonly (ContentProduct & { readonly centraId: string })[]
  readonly duplicates: readonly { readonly centraId: string; readonly products: readonly ContentProduct[] }[]
  /** Drafts and products that nobody has given a number yet. */
  readonly unnumbered: readonly ContentProduct[]
  readonly same: number
}

type Numbered = ContentProduct & { readonly centraId: string }

/** What differs between the platform's products and the content's, matched by `centraId`. */
export function compare(platform: readonly PlatformProduct[], content: readonly ContentProduct[]): Comparison {
  const numbered = content.filter((product): product is Numbered => product.centraId !== undefined)
  const byNumber = Map.groupBy(numbered, ({ centraId }) => centraId)
  const sold = new Map(platform.map((product) => [product.centraId, product]))
  const compared = [...byNumber].flatMap(([centraId, products]) => {
    const [product] = products
    const source = sold.get(centraId)
    if (!product || !source || products.length > 1) return []
    return [{ product, centraId, changes: changesOf(source, product) }]
  })
  const changed = compared.filter(({ changes }) => changes.length > 0)
  return {
    created: platform.filter(({ centraId }) => !byNumber.has(centraId)),
    changed,
    gone: numbered.filter(({ centraId }) => !sold.has(centraId)),
    duplicates: [...byNumber]
      .filter(([, products]) => products.length > 1)
      .map(([centraId, products]) => ({ centraId, products })),
    unnumbered: content.filter(({ centraId }) => centraId === undefined),
    same: compared.length - changed.length,
  }
}

/** What the platform decides of a product that is in the content already. */
const followed = ['sizes', 'lengths']
/** What carries an editor's pictures and names: filled when it is empty. Texts, address and state are not compared. */
const filledWhenEmpty = ['fit', 'colors']

function changesOf(source: PlatformProduct, product: ContentProduct): Change[] {
  return differences(source, product.fields, []).flatMap(({ path: [field], value, isEmpty, from, to }) => {
    if (![...followed, ...filledWhenEmpty].includes(field)) return []
    const words = `${field}: ${from || 'none'} -> ${to}`
    return [{ field, to: value, isApplied: isEmpty || followed.includes(field), words }]
  })
}
