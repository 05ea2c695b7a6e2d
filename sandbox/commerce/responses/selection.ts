import type { CommercePlatform } from '../platform.ts'
import { type Market, marketOf } from '../pricing/markets.ts'
import { amountFields, asNumber, optionalAmountFields, priceText } from '../pricing/price-text.ts'
import { includedTax, type Totals, totalsOf } from '../pricing/totals.ts'
import type { Product } from '../store/catalogue.ts'
import type { Currency, ItemDefinition } from '../store/product-definition.ts'
import type { Voucher } from '../store/rules.ts'
import type { Line, Selection } from '../store/selections.ts'
import { countriesIn, LANGUAGES, locationJson } from './location.ts'
import { PAYMENT_FIELDS, PAYMENT_METHODS } from './payment-methods.ts'
import { productSummary, type Reading } from './product.ts'

type KnownLine = Line & {
  readonly product: Product
  readonly definition: ItemDefinition
  readonly priceEach: number
  readonly isReserved: boolean
}

/** The response of `GET selection` without its token: the selection and the other data of a checkout page. */
export function selectionJson(platform: CommercePlatform, selection: Selection, origin: string) {
  const market = marketOfSelection(selection)
  const { language } = selection
  const shipping = platform.rules.shipping(market.currency)
  const parts = selectionParts(platform, selection, market, origin)
  return {
    selection: parts,
    paymentMethods: PAYMENT_METHODS,
    paymentFields: PAYMENT_FIELDS,
    shippingMethods: [
      {
        shippingMethod: 'standard',
        name: language === 'en' ? 'Home delivery' : 'Hjemlevering',
        ...amountFields('price', shipping.price, market.currency),
      },
    ],
    languages: LANGUAGES,
    language: LANGUAGES.find((known) => known.language === language),
    countries: countriesIn(language),
    location: locationJson(market, language),
  }
}

/** The present cost of a selection, in minor units. */
export function grandTotalOf(platform: CommercePlatform, selection: Selection): { currency: Currency; value: number } {
  const market = marketOfSelection(selection)
  return { currency: market.currency, value: priced(platform, selection, market).totals.grandTotal }
}

function priced(platform: CommercePlatform, selection: Selection, market: Market) {
  const lines = knownLines(platform, selection, market.currency)
  const voucher = selection.voucher ? platform.rules.usableVoucher(selection.voucher, new Date()) : undefined
  return { lines, voucher, totals: totalsOf(lines, market, platform.rules.shipping(market.currency), voucher) }
}

/** The `selection` object, which is also part of a receipt. */
export function selectionParts(platform: CommercePlatform, selection: Selection, market: Market, origin: string) {
  const { currency } = market
  const { lines, voucher, totals } = priced(platform, selection, market)
  const reading = { language: selection.language, currency, origin }
  return {
    language: selection.language,
    currency,
    currencyFormat: { currency, prefix: '', suffix: `\u00a0${currency}`, decimalPoint: '.', decimalDigits: '2' },
    paymentMethod: PAYMENT_METHODS[0]?.paymentMethod ?? '',
    shippingMethod: 'standard',
    items: lines.map((line) => lineJson(line, market, reading)),
    discounts: discountsJson(selection.voucher, voucher, totals, currency),
    totals: totalsJson(totals, market),
    address: { country: market.country },
    shippingAddress: { country: market.country },
  }
}

/** @throws Error for a country that the shop does not ship to */
export function marketOfSelection(selection: Selection): Market {
  const market = marketOf(selection.country)
  if (!market) throw new Error(`Selection ${selection.id} is in ${selection.country}, which is no market`)
  return market
}

/** Lines whose product has a price here; others were taken out when the country changed. */
function knownLines(platform: CommercePlatform, selection: Selection, currency: Currency): KnownLine[] {
  return selection.lines.flatMap((line) => {
    const known = platform.catalogue.item(line.item)
    const priceEach = line.agreed?.priceEach ?? known?.product.prices[currency]
    if (!known || priceEach === null || priceEach === undefined) return []
    const { product, item: definition } = known
    return [
      { ...line, product, definition, priceEach, isReserved: line.agreed === undefined && product.isReserved === true },
    ]
  })
}

function lineJson(
  { line, item, quantity, agreed, product, definition, priceEach }: KnownLine,
  market: Market,
  reading: Reading,
) {
  const { currency } = market
  return {
    item,
    line,
    quantity,
    size: definition.name,
    sku: definition.sku,
    ean: definition.ean,
    ...amountFields('priceEach', priceEach, currency),
    ...amountFields('totalPrice', priceEach * quantity, currency),
    ...amountFields('priceEachBeforeDiscount', priceEach, currency),
    ...amountFields('priceEachReduction', 0, currency),
    ...amountFields('priceEachWithoutTax', priceEach - includedTax(priceEach, market.taxPercent), currency),
    anyDiscount: false,
    taxPercent: market.taxPercent,
    ...(agreed && { comment: agreed.comment, customPriceQuantity: agreed.quantity }),
    product: productSummary(product, reading),
  }
}

function discountsJson(code: string | undefined, voucher: Voucher | undefined, totals: Totals, currency: Currency) {
  const used = code && voucher ? [{ code, voucher }] : []
  return {
    anyDiscount: totals.discount < 0,
    discount: priceText(totals.discount, currency),
    discountAsNumber: asNumber(totals.discount),
    vouchers: used.map((entry) => ({
      voucher: entry.code,
      type: 'code',
      description: entry.voucher.description,
      ...amountFields('priceOff', totals.discount, currency),
    })),
    automaticDiscounts: [],
  }
}

function totalsJson(totals: Totals, { currency, taxPercent }: Market) {
  return {
    ...amountFields('itemsTotalPrice', totals.items, currency),
    ...optionalAmountFields('totalDiscountPrice', totals.discount, currency),
    ...amountFields('shippingPrice', totals.shipping, currency),
    ...amountFields('handlingCostPrice', 0, currency),
    totalQuantity: totals.quantity,
    ...optionalAmountFields('taxDeducted', totals.taxDeducted, currency),
    ...optionalAmountFields('taxAdded', 0, currency),
    taxPercent,
    ...amountFields('grandTotalPrice', totals.grandTotal, currency),
    ...amountFields('grandTotalPriceTax', totals.grandTotalTax, currency),
  }
}
