import { createStore } from 'zustand/vanilla'
import type { Bag, BagNotice } from '../../domain/bag.ts'

export type BagState = {
  /** As it will be once the platform has answered; null before the first look into the storage. */
  readonly bag: Bag | null
  readonly status: 'empty' | 'loading' | 'ready' | 'unreachable'
  /** The lines (`line`) whose change the platform has not confirmed yet. */
  readonly pendingLines: ReadonlySet<string>
  readonly notice: BagNotice | null
  readonly isOpen: boolean
}

/** What the page shows of the bag. Follow it with zustand's `useStore`; change it through bag.ts only. */
export const bagState = createStore<BagState>(() => ({
  bag: null,
  status: 'empty',
  pendingLines: new Set<string>(),
  notice: null,
  isOpen: false,
}))
