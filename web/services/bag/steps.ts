import type { Bag } from '#web/domain/bag/bag.ts'
import { soldLine } from '#web/domain/bag/bag-changes.ts'
import type { Checkout, SelectionResult } from '#web/services/centra/checkout.ts'

/** A change for the platform to make. */
export type Step = {
  /** The call that is still needed; `undefined` when the bag is as it should be. */
  readonly next: (bag: Bag | null) => (() => Promise<SelectionResult>) | undefined
  /** The quantities of the items that the change affects; others stay as they are. */
  readonly wanted?: ReadonlyMap<string, number>
}

/** Makes the bag hold `target` of an item. */
export function quantityStep(checkout: Checkout, itemId: string, target: number): Step {
  return {
    wanted: new Map([[itemId, target]]),
    next: (bag) => {
      const line = soldLine(bag, itemId)
      const more = target - (line?.quantity ?? 0)
      if (more === 0) return undefined
      if (!line) return () => checkout.addItem(itemId, more)
      return more > 0 ? () => checkout.increase(line.lineId, more) : () => checkout.decrease(line.lineId, -more)
    },
  }
}

export function addVoucherStep(checkout: Checkout, code: string): Step {
  return { next: (bag) => (hasVoucher(bag, code) ? undefined : () => checkout.addVoucher(code)) }
}

export function removeVoucherStep(checkout: Checkout, code: string): Step {
  return { next: (bag) => (hasVoucher(bag, code) ? () => checkout.removeVoucher(code) : undefined) }
}

export function countryStep(checkout: Checkout, code: string): Step {
  return { next: (bag) => (bag?.country === code ? undefined : () => checkout.setCountry(code)) }
}

export function languageStep(checkout: Checkout, code: string): Step {
  return { next: (bag) => (bag?.language === code ? undefined : () => checkout.setLanguage(code)) }
}

function hasVoucher(bag: Bag | null, code: string): boolean {
  return bag?.vouchers.some((voucher) => voucher.code.toUpperCase() === code.toUpperCase()) ?? false
}
