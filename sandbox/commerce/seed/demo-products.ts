import { CATALOGUE, type CatalogueProduct, type Fit } from '#sandbox/demo-shop/catalogue.ts'
import type { ItemDefinition, PricedProduct, Stock } from '../store/product-definition.ts'

/**
 * Every variant of the demo catalogue, linked to the content by `centraProduct`, which is the documents' `centraId`.
 */
export function demoProducts(catalogue: readonly CatalogueProduct[] = CATALOGUE): PricedProduct[] {
  return catalogue.flatMap((product) =>
    product.fit.flatMap((fit, fitIndex) =>
      product.colors.map((shade, index) =>
        demoProduct(product, fit, shade, fitIndex * product.colors.length + index + 1),
      ),
    ),
  )
}

type Colour = CatalogueProduct['colors'][number]

/**
 * Ids follow from the place in the catalogue: `101` in its second variant is `10102`, its first size `10102-1010201`.
 */
function demoProduct(product: CatalogueProduct, fit: Fit, shade: Colour, variant: number): PricedProduct {
  const id = `${product.centraId}${String(variant).padStart(2, '0')}`
  const { lengths, sold } = product
  const items = product.sizes.flatMap((size, x) =>
    (lengths.length > 0 ? lengths : ['']).map((length, y) => demoItem(id, size, length, x, y, lengths.length || 1)),
  )
  return {
    definition: {
      product: id,
      centraProduct: product.centraId,
      centraVariant: id,
      name: product.title,
      variantName: shade.name,
      collectionName: product.clothingTypeTitle,
      gender: fit,
      code: hexCode(shade.hex),
      ...(shade.hex2 && { code2: hexCode(shade.hex2) }),
      sizes: product.sizes,
      lengths,
      items,
      ...(product.productState === 'crowdFunding' && { isReserved: true }),
    },
    prices: { NOK: sold.nok * 100, EUR: sold.eur * 100 },
    stock: Object.fromEntries(items.map((item) => [item.item, stockOf(product, item)])),
  }
}

function demoItem(id: string, size: string, length: string, x: number, y: number, perSize: number): ItemDefinition {
  const number = `${id}${String(x * perSize + y + 1).padStart(2, '0')}`
  const name = length ? `${size}/${length}` : size
  const sku = `TT-${id}-${name.replace(/[^0-9A-Za-z]+/g, '')}`
  return { item: `${id}-${number}`, name, itemTableX: x, itemTableY: y, sku, ean: `70${number.padStart(11, '0')}` }
}

function hexCode(hex: string): string {
  return hex.replace('#', '').toUpperCase()
}

/** A varying number that is the same on every start. */
function stockOf({ sold, sizes }: CatalogueProduct, { item, itemTableX }: ItemDefinition): Stock {
  const spread = Number(item.slice(-4)) * 7
  switch (sold.sizes?.[sizes[itemTableX] ?? ''] ?? sold.stock) {
    case 'plenty':
      return 20 + (spread % 41)
    case 'low':
      return 2 + (spread % 3)
    case 'infinite':
      return 'infinite'
    default:
      return 0
  }
}
