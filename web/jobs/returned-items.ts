import 'server-only'
import { env } from '../config/server-env.ts'
import { canBeBought } from '../domain/product/can-be-bought.ts'
import type { LiveItem, LiveVariant } from '../domain/product/live-product.ts'
import { colourCode, colourQuery, parseColourQuery } from '../routing/colour-codes.ts'
import { type Language, localized } from '../routing/languages.ts'
import { productChoiceLink } from '../routing/links.ts'
import type { ProductChoice } from '../routing/query-keys.ts'
import { type CatalogueProduct, productsByCentraId } from '../server/catalogue/products.ts'
import { database } from '../server/db/database.ts'
import { liveVariants } from '../server/platform.ts'
import { preorderLeft } from '../server/preorder/preorder-stock.ts'
import type { ReturnedItem, StockMailPorts } from '../server/stock-notifications/mail-returned.ts'

type Returned = Awaited<ReturnType<StockMailPorts['returned']>>

/**
 * Asks the commerce platform which items can be bought again, and reads their names from the content. Items that are
 * not published, or that the platform does not sell, are not back.
 * @throws Error when the platform is unavailable
 */
export async function returnedItems(waited: Parameters<StockMailPorts['returned']>[0]): Promise<Returned> {
  const wanted = new Set(waited.map(({ itemId }) => itemId))
  const variants = await liveVariants([...new Set(waited.map(({ centraId }) => centraId))])
  const preorder = await preorderLeft(database(), variants)
  const products = await productsByCentraId(
    database(),
    variants.map(({ centraId }) => centraId),
  )
  const returned = new Map<string, (lang: Language) => ReturnedItem>()
  for (const variant of variants) {
    const product = products.get(variant.centraId)
    if (!product) continue
    for (const item of variant.items) {
      if (!wanted.has(item.itemId) || !canBeBought(variant, item, preorder)) continue
      returned.set(item.itemId, (lang) => describeItem(product, variant, item, lang))
    }
  }
  return returned
}

function describeItem(
  product: CatalogueProduct,
  variant: LiveVariant,
  { size }: LiveItem,
  lang: Language,
): ReturnedItem {
  const colour = colourOf(product, variant)
  const slug = localized(product.slug, lang)?.current
  return {
    title: localized(product.title, lang) ?? variant.centraId,
    choice: { fit: variant.gender, size, colour: localized(colour?.name, lang) ?? variant.colourName },
    url: new URL(productChoiceLink(lang, slug, choiceOf(variant, size)) ?? `/${lang}`, env.siteOrigin).href,
  }
}

function choiceOf({ gender, code, code2 }: LiveVariant, size: string): ProductChoice {
  const colour = parseColourQuery(colourQuery(code, code2))
  return {
    ...((gender === 'men' || gender === 'women') && { fit: gender }),
    ...(size && { size }),
    ...(colour && { colour }),
  }
}

/** The content's colour with the variant's codes. */
function colourOf({ colors }: CatalogueProduct, { code, code2 }: LiveVariant) {
  return colors?.find(({ hex, hex2 }) => colourCode(hex) === colourCode(code) && colourCode(hex2) === colourCode(code2))
}
