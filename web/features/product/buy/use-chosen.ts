import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Bag } from '#web/domain/bag/bag.ts'
import type { Availability } from '#web/domain/product/availability.ts'
import { placesForItem } from '#web/domain/product/campaign-places.ts'
import type { LiveItem, LiveProduct, LiveVariant } from '#web/domain/product/live-product.ts'
import { orderableStock, type PreorderRead } from '#web/domain/product/stock.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { readLive, type ValueOf, watchLive } from '#web/services/live-data/live-data.ts'
import { type LiveRead, loading } from '#web/services/live-data/live-read.ts'
import { useLiveProduct } from '#web/services/live-data/use-live-data.ts'
import {
  bestAvailability,
  chosenItem,
  chosenVariant,
  firstMissing,
  type ItemChoice,
  itemAvailability,
  itemsLeft,
} from '../choice/chosen-item.ts'
import { useChoice } from '../choice/product-page-state.ts'
import type { BuyProduct } from './buy-product.ts'

/** The platform's data of the chosen item. */
export type Chosen = {
  readonly variant: LiveVariant | undefined
  /** `undefined` while a size or length is missing. */
  readonly item: LiveItem | undefined
  /** `notSold`: not in the visitor's country, or not by the platform at all. */
  readonly availability: Availability | { readonly kind: 'notSold' }
  /** How many of the item a bag may hold; `undefined` while that is unknown. */
  readonly orderable: number | undefined
}

export function chosenOf(
  product: BuyProduct,
  choice: ItemChoice,
  live: LiveProduct,
  preorder: PreorderRead,
  bag: Bag | null,
): Chosen {
  const { centraId, productState, options, maxPerPerson: most } = product
  const variant = chosenVariant(live.variants, choice)
  const item = chosenItem(variant, choice, options)
  const type = productState === 'crowdFunding' ? 'crowdfunding' : 'normal'
  const places = item && centraId && most ? placesForItem({ ...item, centraId }, bag?.lines ?? [], most) : undefined
  const orderable = item && orderableStock({ ...item, type, places }, preorder)
  if (!variant?.price && !live.price) return { variant, item, availability: { kind: 'notSold' }, orderable }
  const sold = { productState, preorder }
  if (item) return { variant, item, availability: itemAvailability(item, sold), orderable }
  const left = variant && firstMissing(choice, options) ? itemsLeft(variant, choice, options) : []
  return { variant, item, availability: bestAvailability(left, sold), orderable }
}

/** Follows the pickers and the live data of a product page. */
export function useChosen(product: BuyProduct) {
  const choice = useChoice(product.documentId)
  const { status, product: live, retry } = useLiveProduct(product.centraId)
  const isPreorder = live?.variants.some(({ items }) => items.some(({ stock }) => stock === 'infinite')) ?? false
  const preorder = usePreorderStockOf(isPreorder)
  const bag = useStore(bagState, (state) => state.bag)
  const chosen = live && chosenOf(product, choice, live, preorder, bag)
  return { choice, status, live, retry, preorder, ...chosen }
}

/** Only asked for where something is preordered. */
function usePreorderStockOf(isPreorder: boolean): PreorderRead {
  const subscribe = useCallback(
    (listener: () => void) => (isPreorder ? watchLive('preorderStock', '', listener) : () => {}),
    [isPreorder],
  )
  const read = useSyncExternalStore(
    subscribe,
    () => readLive('preorderStock', ''),
    () => loading,
  )
  return preorderOf(read)
}

export function preorderOf(read: LiveRead<ValueOf<'preorderStock'>>): PreorderRead {
  return read.status === 'loaded' ? { status: 'loaded', byItemNumber: read.value } : read
}
