import type { ReservedPlaces } from '../product/crowdfunding-status.ts'
import type { LiveProduct } from '../product/live-product.ts'
import type { ItemStock, PreorderInfo } from '../product/stock.ts'
import type { Simulation } from './simulation.ts'

/** `lowStock` is below the number from which pages name what is left. */
const stocks: Readonly<Record<NonNullable<Simulation['stock']>, ItemStock>> = {
  inStock: 100,
  lowStock: 3,
  soldOut: 0,
  preorder: 'infinite',
}

const PREORDERED = { stock: 100, nextDeliveryStock: 100 } as const

/** Test garments of each size that are not lent. */
const garmentsLeft: Readonly<Partial<Record<NonNullable<Simulation['stock']>, number>>> = {
  inStock: 3,
  lowStock: 1,
  soldOut: 0,
}

/** The product with the simulated stock of every item; prices are the platform's. */
export function simulatedProduct(product: LiveProduct, { stock }: Simulation): LiveProduct {
  if (!stock) return product
  const variants = product.variants.map((variant) => ({
    ...variant,
    items: variant.items.map((item) => ({ ...item, stock: stocks[stock] })),
  }))
  return { ...product, variants }
}

type Preorders = ReadonlyMap<string, PreorderInfo>

/** The preorder stock by item number: that of every item when all are simulated as preorders. */
export function simulatedPreorders(stored: Preorders, { stock, deliveryMonth }: Simulation): Preorders {
  const delivery = deliveryMonth ? { deliveryDate: `${deliveryMonth}-01` } : {}
  if (stock === 'preorder') return new SameForAll({ ...PREORDERED, ...delivery })
  return new Map([...stored].map(([itemNumber, info]) => [itemNumber, { ...info, ...delivery }]))
}

/** A map that has every key. */
class SameForAll<Value> extends Map<string, Value> {
  readonly #value: Value

  constructor(value: Value) {
    super()
    this.#value = value
  }

  override get(): Value {
    return this.#value
  }
}

/** The places that are reserved in any campaign. */
export function simulatedPlaces(places: ReservedPlaces, { reservations }: Simulation): ReservedPlaces {
  return reservations === undefined ? places : { orderCount: reservations }
}

type TestGarments = {
  readonly sizes: readonly { readonly left: number; readonly pickUpDays: readonly string[] }[]
}

/** The test garments that are left to borrow: none when everything is sold out. */
export function simulatedGarments<Garments extends TestGarments>(garments: Garments, { stock }: Simulation): Garments {
  const left = stock && garmentsLeft[stock]
  if (left === undefined) return garments
  const sizes = garments.sizes.map((size) => ({ ...size, left, ...(left === 0 && { pickUpDays: [] }) }))
  return { ...garments, sizes }
}

/** A member without anything of their own. */
export const simulatedMember = {
  id: 'simulated',
  fullName: 'Kim Eksempel',
  isEmailVerified: true,
  profilePicture: null,
} as const
