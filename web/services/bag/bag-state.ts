import { createStore } from 'zustand/vanilla'
import { type Bag, type BagNotice, soldLines } from '#web/domain/bag/bag.ts'
import { bagMemory } from './bag-memory.ts'

export type BagState = {
  /** As it will be once the platform has answered; null until a selection exists. */
  readonly bag: Bag | null
  /** `loading`: lines from the storage that the platform has not confirmed on this page. */
  readonly status: 'empty' | 'loading' | 'ready' | 'unreachable'
  /** The lines (`line`) whose change the platform has not confirmed yet. */
  readonly pendingLines: ReadonlySet<string>
  readonly notice: BagNotice | null
  readonly isOpen: boolean
  /** What was added last (`item`), until the bag has been looked at. */
  readonly addedItemId: string | null
}

/** What the page shows of the bag. Follow it with zustand's `useStore`; change it through bag.ts only. */
export const bagState = createStore<BagState>(() => ({
  bag: null,
  status: 'empty',
  pendingLines: new Set<string>(),
  notice: null,
  isOpen: false,
  addedItemId: null,
}))

/** What is stored becomes what is shown; the engine, once loaded, lays the changes over it that are on their way. */
let show = (): void => {
  const bag = bagMemory.read()?.bag ?? null
  bagState.setState({ bag, status: bag && soldLines(bag.lines).length > 0 ? 'loading' : 'empty' })
}

export function showBag(): void {
  show()
}

export function showBagBy(engine: () => void): void {
  show = engine
  show()
}
