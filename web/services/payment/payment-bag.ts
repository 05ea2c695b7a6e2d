import type { StoreApi } from 'zustand/vanilla'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import type { BagEngine } from '../bag/bag-engine.ts'
import type { BagState } from '../bag/bag-state.ts'
import type { BagMemory } from '../bag/bag-storage.ts'
import type { PaymentBag } from './ports.ts'

type Bag = {
  readonly engine: BagEngine
  readonly state: StoreApi<BagState>
  readonly memory: BagMemory
  readonly withLock: PaymentBag['hold']
}

/** The bag's engine as a payment uses it: every change goes through it, so that no other tab or click is undone. */
export function paymentBag({ engine, state, memory, withLock }: Bag): PaymentBag {
  const held = (itemId: string) => heldOf(memory.read()?.bag ?? null, itemId)
  return {
    read: memory.read,
    async refresh(known) {
      await engine.idle()
      await engine.refresh(known)
      return state.getState().status !== 'unreachable'
    },
    async remove(itemIds) {
      await engine.idle()
      const present = itemIds.filter((itemId) => held(itemId) > 0)
      if (present.length > 0) await engine.removeItems(present)
      return itemIds.every((itemId) => held(itemId) === 0)
    },
    async putBack(items) {
      const missing = items.map((item) => ({ ...item, quantity: (item.quantity ?? 1) - held(item.itemId) }))
      await Promise.all(missing.filter(({ quantity }) => quantity > 0).map((item) => engine.add(item)))
    },
    hold: withLock,
  }
}
