import * as v from 'valibot'
import type { ContentLanguage } from '#schemas/languages.ts'
import { colourCode } from '#web/routing/colour-codes.ts'
import { textOf } from '#web/services/centra/responses/optional-values.ts'
import { textOrNone } from '#web/services/centra/responses/parts.ts'
import { variantShape } from '#web/services/centra/responses/variants.ts'
import { swatchOf } from '#web/services/centra/swatch.ts'

/** Norwegian is always present: a platform without that language returns its default language. */
type PlatformText = { readonly nb: string } & Partial<Readonly<Record<ContentLanguage, string>>>
/** One colour of the platform's swatches; codes as `#RRGGBB`. */
export type Colour = { readonly hex: string; readonly hex2?: string; readonly name: PlatformText }
type Fit = 'men' | 'women' | 'unisex'

/** The platform's data of a product that its document repeats, of all variants together. */
export type PlatformProduct = {
  readonly centraId: string
  readonly title: PlatformText
  /** In the platform's order. */
  readonly sizes: readonly string[]
  readonly lengths: readonly string[]
  readonly fits: readonly Fit[]
  readonly colours: readonly Colour[]
  /** Names of its categories, the narrowest first, in every language, and of its collection. */
  readonly categories: readonly string[]
  /** Its stock is infinite. */
  readonly isPreorder: boolean
}

const word = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const rawVariant = v.object({
  ...variantShape.entries,
  name: textOrNone,
  collectionName: textOrNone,
  /** Each with its path of names, the widest first. */
  categories: v.fallback(v.optional(v.array(v.object({ name: v.array(v.string()) }))), undefined),
  itemTable: v.nullish(v.object({ x: v.array(word), y: v.array(word) })),
})
/**
 * A variant as `POST products` returns it in one language: what the storefront reads of it, and what a product document
 * repeats.
 */
export type RawVariant = v.InferOutput<typeof rawVariant>

/** The response of `POST products`. */
export const rawVariants = v.object({ products: v.array(rawVariant) })

/** Variants per call. */
const pageSize = 200

type Page = { readonly limit: number; readonly skipFirst: number }

/** All variants of the catalogue, read page by page. Rejects when `readPage` does. */
export async function readAllVariants(readPage: (page: Page) => Promise<RawVariant[]>): Promise<RawVariant[]> {
  const variants = new Map<string, RawVariant>()
  for (;;) {
    const before = variants.size
    const page = await readPage({ limit: pageSize, skipFirst: before })
    for (const variant of page) if (!variants.has(variant.product)) variants.set(variant.product, variant)
    // A short page is the last one; a page without new variants means that the platform ignores paging.
    if (page.length < pageSize || variants.size === before) return [...variants.values()]
  }
}

type Translated = { readonly nb: RawVariant; readonly en: RawVariant | undefined }

/**
 * The products of the variants, without duplicates, in the same order. `english`: the same variants in English, if the
 * platform has it.
 */
export function platformProducts(
  norwegian: readonly RawVariant[],
  english: readonly RawVariant[] = [],
): PlatformProduct[] {
  const translations = new Map(english.map((variant) => [variant.product, variant]))
  const variants = norwegian.map((nb): Translated => ({ nb, en: translations.get(nb.product) }))
  return [...Map.groupBy(variants, ({ nb }) => nb.centraProduct)].map(([centraId, own]) => productOf(centraId, own))
}

function productOf(centraId: string, variants: readonly Translated[]): PlatformProduct {
  const norwegian = variants.map(({ nb }) => nb)
  return {
    centraId,
    title: translated(variants, ({ name }) => textOf(name)),
    sizes: distinct(norwegian.flatMap(sizesOf)),
    lengths: distinct(norwegian.flatMap(({ itemTable }) => itemTable?.y ?? [])),
    fits: distinct(norwegian.flatMap(fitOf)),
    colours: coloursOf(variants),
    categories: distinct(variants.flatMap(({ nb, en }) => [nb, ...(en ? [en] : [])]).flatMap(categoriesOf)),
    isPreorder: norwegian.some(({ items }) => items.some(({ stock }) => stock === 'infinite')),
  }
}

function translated(variants: readonly Translated[], read: (variant: RawVariant) => string | null) {
  const [first] = variants
  const en = first?.en && read(first.en)
  return { nb: (first && read(first.nb)) ?? '', ...(en && { en }) }
}

function sizesOf({ itemTable, items }: RawVariant): string[] {
  return itemTable ? itemTable.x : items.map(({ name }) => textOf(name) ?? '')
}

function fitOf({ gender }: RawVariant): Fit[] {
  return gender === 'men' || gender === 'women' || gender === 'unisex' ? [gender] : []
}

function categoriesOf({ categories = [], collectionName }: RawVariant): string[] {
  return [...categories.flatMap(({ name }) => name.toReversed()), textOf(collectionName) ?? '']
}

/** The colours that have a code. */
function coloursOf(variants: readonly Translated[]): Colour[] {
  const colours = variants.flatMap((variant): Colour[] => {
    const swatch = swatchOf(variant.nb)
    const [code, code2] = [colourCode(swatch.code), colourCode(swatch.code2)]
    if (!code) return []
    const name = translated([variant], (one) => swatchOf(one).colourName)
    return [{ hex: `#${code}`, ...(code2 && { hex2: `#${code2}` }), name }]
  })
  // Keep the first of each, in the platform's order.
  return [...Map.groupBy(colours, ({ hex, hex2 }) => `${hex}${hex2 ?? ''}`).values()].flatMap(([first]) => first ?? [])
}

function distinct<Value extends string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].filter((value) => value !== '')
}
