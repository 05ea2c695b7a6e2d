import { asNumber, priceText } from '../pricing/price-text.ts'
import type { Product } from '../store/catalogue.ts'
import type { Currency, Stock } from '../store/product-definition.ts'

/** The language, price list and media URL of a response. */
export type Reading = { readonly language: string; readonly currency: Currency; readonly origin: string }

function inLanguage(text: { nb: string; en: string }, language: string): string {
  return language === 'en' ? text.en : text.nb
}

/** The parts of a product that a line of the selection also carries. */
export function productSummary(product: Product, { language, origin }: Reading) {
  const picture = (size: string) => [`${origin}/media/${product.product}-${size}.svg`]
  return {
    product: product.product,
    name: inLanguage(product.name, language),
    centraProduct: product.centraProduct,
    centraVariant: product.centraVariant,
    variantName: inLanguage(product.variantName, language),
    collectionName: inLanguage(product.collectionName, language),
    gender: product.gender,
    swatch: {
      desc: inLanguage(product.variantName, language),
      code: product.code,
      ...(product.code2 && { code2: product.code2 }),
    },
    media: { mini: picture('mini'), thumb: picture('thumb'), standard: picture('standard') },
  }
}

/** One product with its live price and stock, as `POST products` returns it. */
export function productJson(product: Product, stocks: ReadonlyMap<string, Stock>, reading: Reading) {
  const price = product.prices[reading.currency]
  return {
    ...productSummary(product, reading),
    uri: `${product.centraProduct}/${product.product}`,
    sku: product.product,
    productSku: product.centraProduct,
    ...pricesJson(price, reading.currency),
    itemTable: { x: product.sizes, y: product.lengths.length > 0 ? product.lengths : [''], dividerSymbol: '/' },
    items: product.items.map((item) => ({ ...item, stock: stockJson(stocks.get(item.item) ?? 0) })),
    available: price !== null && [...stocks.values()].some((stock) => stock !== 0),
  }
}

function pricesJson(price: number | null | undefined, currency: Currency) {
  const text = price === null || price === undefined ? null : priceText(price, currency)
  const number = price === null || price === undefined ? null : asNumber(price)
  return {
    price: text,
    priceAsNumber: number,
    priceBeforeDiscount: text,
    priceBeforeDiscountAsNumber: number,
    discountPercent: 0,
    showAsOnSale: false,
  }
}

/** If stock is not counted, the platform only says that there is some. */
function stockJson(stock: Stock): number | 'infinite' | 'yes' {
  return stock === 'unknown' ? 'yes' : stock
}
