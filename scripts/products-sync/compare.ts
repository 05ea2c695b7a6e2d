import type { Colour, ContentProduct, PlatformProduct } from './facts.ts'

/** A difference in one field. `isApplied`: written to the draft; the others are for an editor. */
export type Change =
  | {
      readonly field: 'sizes' | 'lengths' | 'fit'
      readonly to: readonly string[]
      readonly isApplied: boolean
      readonly words: string
    }
  | { readonly field: 'colors'; readonly to: readonly Colour[]; readonly isApplied: boolean; readonly words: string }

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

/**
 * Sizes and lengths are the platform's, so they are followed. Fits and colours carry an editor's pictures and names: only empty ones
 * are filled. Names are an editor's text and are not compared.
 */
function changesOf(source: PlatformProduct, product: ContentProduct): Change[] {
  return [
    ...listChange('sizes', source.sizes, product.sizes, true),
    ...listChange('lengths', source.lengths, product.lengths, true),
    ...listChange('fit', source.fits, product.fits, product.fits.length === 0),
    ...colourChange(source.colours, product),
  ]
}

function listChange(
  field: 'sizes' | 'lengths' | 'fit',
  to: readonly string[],
  from: readonly string[],
  isApplied: boolean,
): Change[] {
  // A platform that says nothing of them has nothing to teach.
  if (to.length === 0 || sameMembers(to, from)) return []
  return [{ field, to, isApplied, words: `${field}: ${from.join(', ') || 'none'} -> ${to.join(', ')}` }]
}

/** The content's order is the editors'. */
function sameMembers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === new Set(one).size
}

function colourChange(to: readonly Colour[], { colours: from }: ContentProduct): Change[] {
  const codes = (colours: readonly { hex: string; hex2?: string | undefined }[]) =>
    colours.map(({ hex, hex2 }) => [hex, hex2].filter(Boolean).join('/').toUpperCase())
  if (to.length === 0 || sameMembers(codes(to), codes(from))) return []
  const words = `colors: ${codes(from).join(', ') || 'none'} -> ${codes(to).join(', ')}`
  return [{ field: 'colors', to, isApplied: from.length === 0, words }]
}
