import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargedNow, normaliseTotals, roundMoney } from '#web/domain/bag/bag-totals.ts'
import type { SelectionResponse } from './shapes.ts'
import { isRealPlatform, openTarget } from './target.ts'

const target = openTarget()

/** Three items of three products, with the stock of each. */
const STOCK: Readonly<Record<string, number>> = { '10101-1010101': 4, '10201-1020101': 9, '12001-1200101': 30 }
const ITEMS = Object.keys(STOCK)

type QuantityStep = { kind: 'add' | 'fewer' | 'set'; item: string; quantity: number }
type Step = QuantityStep | { kind: 'country' | 'voucher' | 'noVoucher'; value: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add' as const, 'fewer' as const, 'set' as const),
    item: fc.constantFrom(...ITEMS),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({ kind: fc.constant('country' as const), value: fc.constantFrom('NO', 'DE', 'US') }),
  fc.record({
    kind: fc.constantFrom('voucher' as const, 'noVoucher' as const),
    value: fc.constantFrom('TREKK10', 'HUNDRE'),
  }),
)

/** A simple model of the same rules: the items that a visitor's bag should hold. */
class Model {
  readonly held = new Map<string, number>()
  country = 'NO'

  apply(change: Step): void {
    if (change.kind === 'country') this.country = change.value
    if (!('item' in change)) return
    const before = this.held.get(change.item) ?? 0
    if (change.kind !== 'add' && before === 0) return
    const wanted = { add: before + change.quantity, fewer: before - change.quantity, set: change.quantity }[change.kind]
    const stock = STOCK[change.item] ?? 0
    const after = wanted > before ? Math.min(wanted, stock) : wanted
    if (after > 0) this.held.set(change.item, after)
    else this.held.delete(change.item)
  }
}

async function perform(bag: SelectionResponse, change: Step): Promise<void> {
  const { token } = bag
  if ('item' in change) return changeQuantity(bag, change)
  if (change.kind === 'country') await target.call('PUT', `countries/${change.value}`, { token })
  else if (change.kind === 'voucher') await target.call('POST', 'vouchers', { token, body: { voucher: change.value } })
  else await target.call('DELETE', `vouchers/${change.value}`, { token })
}

async function changeQuantity({ token, selection }: SelectionResponse, change: QuantityStep): Promise<void> {
  const { kind, item, quantity } = change
  if (kind === 'add') await target.call('POST', `items/${item}/quantity/${quantity}`, { token })
  const line = selection.items.find((candidate) => candidate.item === item)?.line
  if (kind === 'add' || !line) return
  await target.call(kind === 'fewer' ? 'DELETE' : 'PUT', `lines/${line}/quantity/${quantity}`, { token })
}

function expectSums({ selection }: SelectionResponse): void {
  const { totals, items, discounts } = selection
  const sum = items.reduce((total, line) => total + line.priceEachAsNumber * line.quantity, 0)
  expect(totals.itemsTotalPriceAsNumber).toBeCloseTo(sum, 2)
  expect(discounts.discountAsNumber).toBe(totals.totalDiscountPriceAsNumber || 0)
  expect(totals.grandTotalPriceAsNumber).toBeGreaterThanOrEqual(0)
}

test.skipIf(isRealPlatform)(
  '[R9.03] any calls in any order: the bag matches the model, and the amount charged now is the grand total',
  async () => {
    for (const [item, stock] of Object.entries(STOCK)) await target.setStock(item, stock)
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const model = new Model()
        let bag = await target.selection('GET', 'selection')
        for (const change of steps) {
          await perform(bag, change)
          model.apply(change)
          bag = await target.selection('GET', 'selection', { token: bag.token })
          const held = new Map(bag.selection.items.map(({ item, quantity }) => [item, quantity]))
          expect(held).toEqual(model.held)
          expect(bag.location.country).toBe(model.country)
          expectSums(bag)
        }
        const lines = bag.selection.items.map(({ quantity, priceEachAsNumber }) => ({
          type: 'normal' as const,
          quantity,
          priceEach: priceEachAsNumber,
        }))
        const { totals } = bag.selection
        expect(chargedNow(lines, normaliseTotals(totals))).toBe(roundMoney(totals.grandTotalPriceAsNumber))
      }),
      { numRuns: 60 },
    )
  },
)
