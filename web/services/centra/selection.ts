import { array, extend, literal, nullish, number, object, optional, safeParse, string, union, unknown } from 'zod/mini'
import type { Bag, BagLine, BagVoucher } from '../../domain/bag.ts'
import { normaliseTotals } from '../../domain/bag-totals.ts'
import type { CentraFailure, Shortage } from './failure.ts'
import { swatchOf } from './swatch.ts'
import { swatchFields } from './swatch-shape.ts'

const text = nullish(string())
/** `false` stands for none. */
const amount = nullish(union([number(), literal(false)]))
const address = nullish(union([string(), array(string())]))

const lineShape = object({
  item: string(),
  line: string(),
  quantity: number(),
  size: text,
  priceEachAsNumber: number(),
  priceEachBeforeDiscountAsNumber: amount,
  product: object({
    product: string(),
    name: text,
    centraProduct: text,
    collectionName: text,
    gender: text,
    ...swatchFields,
    media: optional(unknown()),
  }),
})
const mediaShape = object({ mini: address, thumb: address, standard: address })

const selectionShape = object({
  token: string(),
  selection: object({
    currency: string(),
    language: text,
    items: array(lineShape),
    discounts: nullish(object({ vouchers: nullish(array(object({ voucher: string(), priceOffAsNumber: amount }))) })),
    totals: object({
      itemsTotalPriceAsNumber: number(),
      shippingPriceAsNumber: amount,
      totalDiscountPriceAsNumber: amount,
      taxDeductedAsNumber: amount,
      totalQuantity: number(),
      grandTotalPriceAsNumber: number(),
    }),
  }),
  location: nullish(object({ country: text })),
  order: optional(unknown()),
})
const shortageShape = extend(selectionShape, {
  unavailable: array(
    object({
      item: string(),
      product: string(),
      originalQuantity: number(),
      unavailable: number(),
      available: number(),
    }),
  ),
})

/** The platform's selection: the bag, and the order that came of the selection before it. */
export type Selection = { readonly bag: Bag; readonly order: string | null }

/** What of an item could not be had (status 410), and the selection as it stands then. */
export type ShortSelection = Selection & { readonly shortages: readonly Shortage[] }

type Answer = NonNullable<ReturnType<typeof safeParse<typeof selectionShape>>['data']>
type AnswerLine = Answer['selection']['items'][number]

/** The one place where the platform's selection becomes our bag; `undefined` for what does not have its shape. */
export function readSelection(body: unknown): Selection | undefined {
  const { data } = safeParse(selectionShape, body)
  return data && toSelection(data)
}

/** Reads the failure of a call that asked for more than there is; `undefined` for other failures. */
export function readShortage({ status, body }: CentraFailure): ShortSelection | undefined {
  const { data } = safeParse(shortageShape, status === 410 ? body : undefined)
  return data && { ...toSelection(data), shortages: data.unavailable }
}

function toSelection({ token, selection, location, order }: Answer): Selection {
  const { currency, language, items, discounts, totals } = selection
  const bag: Bag = {
    token,
    currency,
    country: location?.country ?? null,
    language: language ?? null,
    lines: items.map(toLine),
    totals: {
      ...normaliseTotals({
        itemsTotalPriceAsNumber: totals.itemsTotalPriceAsNumber,
        shippingPriceAsNumber: totals.shippingPriceAsNumber || 0,
        totalDiscountPriceAsNumber: totals.totalDiscountPriceAsNumber ?? false,
        taxDeductedAsNumber: totals.taxDeductedAsNumber ?? false,
      }),
      totalQuantity: totals.totalQuantity,
      grandTotal: totals.grandTotalPriceAsNumber,
    },
    vouchers: (discounts?.vouchers ?? []).map(toVoucher),
  }
  return { bag, order: typeof order === 'string' || typeof order === 'number' ? String(order) : null }
}

function toVoucher({ voucher, priceOffAsNumber }: { voucher: string; priceOffAsNumber?: number | false | null }) {
  // The sign differs between integrators, as it does for the sum of discounts (decisions 3).
  return { code: voucher, priceOff: 0 - Math.abs(priceOffAsNumber || 0) } satisfies BagVoucher
}

function toLine({ product, ...line }: AnswerLine): BagLine {
  return {
    line: line.line,
    item: line.item,
    product: product.product,
    centraProduct: product.centraProduct ?? product.product,
    name: product.name ?? '',
    collectionName: product.collectionName ?? null,
    gender: product.gender ?? null,
    size: line.size ?? '',
    ...swatchOf(product),
    quantity: line.quantity,
    priceEach: line.priceEachAsNumber,
    priceEachBeforeDiscount: line.priceEachBeforeDiscountAsNumber || line.priceEachAsNumber,
    media: toMedia(product.media),
  }
}

/** The first picture of each size. */
function toMedia(media: unknown): BagLine['media'] {
  const { data } = safeParse(mediaShape, media)
  const first = (size: 'mini' | 'thumb' | 'standard') => {
    const address = data?.[size]
    const picture = typeof address === 'string' ? address : address?.[0]
    return picture ? { [size]: picture } : {}
  }
  return { ...first('mini'), ...first('thumb'), ...first('standard') }
}
