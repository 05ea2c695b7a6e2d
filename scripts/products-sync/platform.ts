import { z } from 'zod'
import { colourCode } from '#web/routing/colour-codes.ts'
import { callCentra } from '#web/services/centra/call.ts'
import type { CentraConnection } from '#web/services/centra/connection.ts'
import type { Colour, Fit, Lang, PlatformProduct } from './facts.ts'

/** Variants of one call. */
const pageSize = 200

const text = z.string().nullish()
const word = z.union([z.string(), z.number()]).transform(String)
const variantShape = z.object({
  product: word,
  centraProduct: word,
  name: text,
  variantName: text,
  gender: text,
  swatch: z.object({ desc: text, code: text, code2: text }).nullish(),
  itemTable: z.object({ x: z.array(word), y: z.array(word) }).nullish(),
  items: z.array(z.object({ name: text, stock: z.union([z.number(), z.string()]).nullish() })),
})
type Variant = z.infer<typeof variantShape>

const pageShape = z.object({ products: z.array(variantShape) })

/**
 * Every product that the platform sells, with its names in both languages. `url` is the checkout API's, with a slash at the end.
 * @throws Error with one clear sentence when the platform does not answer as it should
 */
export async function readPlatform(url: string): Promise<PlatformProduct[]> {
  const norwegian = await readVariants(url, 'nb')
  const english = new Map((await readVariants(url, 'en')).map((variant) => [variant.product, variant]))
  const pairs = norwegian.map((nb) => ({ nb, en: english.get(nb.product) ?? nb }))
  return [...Map.groupBy(pairs, ({ nb }) => nb.centraProduct)].map(([centraId, variants]) =>
    together(centraId, variants),
  )
}

async function readVariants(url: string, lang: Lang): Promise<Variant[]> {
  const connection = ownSession(url)
  await call(connection, 'GET', 'selection', undefined, z.unknown())
  // A platform without the language answers in its own.
  await callCentra(connection, { method: 'PUT', path: `languages/${lang}` }, () => true)
  const variants: Variant[] = []
  for (;;) {
    const body = { limit: pageSize, skipFirst: variants.length }
    const { products } = await call(connection, 'POST', 'products', body, pageShape)
    const known = new Set(variants.map(({ product }) => product))
    const fresh = products.filter(({ product }) => !known.has(product))
    variants.push(...fresh)
    // Fewer than a page is the last one; nothing new means that the platform does not page.
    if (products.length < pageSize || fresh.length === 0) return variants
  }
}

/** A session of this reader's own, whose language it may set. */
function ownSession(baseUrl: string): CentraConnection {
  let token: string | null = null
  return {
    baseUrl,
    tokens: {
      read: () => token,
      replace: (_sent, received) => {
        token = received
        return true
      },
    },
    fetch: (address, init) => fetch(address, init),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    report: () => undefined,
  }
}

async function call<Shape extends z.ZodType>(
  connection: CentraConnection,
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  shape: Shape,
): Promise<z.output<Shape>> {
  const read = (answer: unknown) => {
    const parsed = shape.safeParse(answer)
    return parsed.success ? { value: parsed.data } : undefined
  }
  const result = await callCentra(connection, { method, path, body, isRepeatable: true }, read)
  if (result.ok) return result.value.value
  throw new Error(`The commerce platform does not answer ${method} ${path}: ${result.error.message}.`)
}

type Pair = { readonly nb: Variant; readonly en: Variant }

function together(centraId: string, variants: readonly Pair[]): PlatformProduct {
  const norwegian = variants.map(({ nb }) => nb)
  const [first] = variants
  return {
    centraId,
    title: { nb: first?.nb.name ?? '', en: first?.en.name ?? '' },
    sizes: distinct(norwegian.flatMap(sizesOf)),
    lengths: distinct(norwegian.flatMap(({ itemTable }) => itemTable?.y ?? [])),
    fits: distinct(norwegian.flatMap(fitOf)),
    colours: coloursOf(variants),
    isPreorder: norwegian.some(({ items }) => items.some(({ stock }) => stock === 'infinite')),
  }
}

function sizesOf({ itemTable, items }: Variant): string[] {
  return itemTable ? itemTable.x : items.map(({ name }) => name ?? '')
}

function fitOf({ gender }: Variant): Fit[] {
  return gender === 'men' || gender === 'women' || gender === 'unisex' ? [gender] : []
}

/** Colours that carry a code; without one there is nothing to draw. */
function coloursOf(variants: readonly Pair[]): Colour[] {
  const colours = variants.flatMap(({ nb, en }): Colour[] => {
    const code = colourCode(nb.swatch?.code)
    const code2 = colourCode(nb.swatch?.code2)
    if (!code) return []
    const name = { nb: nameOf(nb), en: nameOf(en) }
    return [{ hex: `#${code}`, ...(code2 && { hex2: `#${code2}` }), name }]
  })
  return [...new Map(colours.map((colour) => [`${colour.hex}${colour.hex2 ?? ''}`, colour])).values()]
}

function nameOf({ swatch, variantName }: Variant): string {
  return swatch?.desc || variantName || ''
}

function distinct<Value extends string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].filter((value) => value !== '')
}
