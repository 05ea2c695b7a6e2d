import { useLayoutEffect, useState } from 'react'
import type { OrderedProduct } from '#web/domain/listing/listing-order.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import { readLive, watchLive } from '#web/services/live-data/live-data.ts'

type Listed = {
  readonly live: ReadonlyMap<string, LiveProduct>
  /** Every product has been loaded, has failed, or was not requested. */
  readonly isSettled: boolean
}

const nothingKnown: Listed & { readonly of?: readonly OrderedProduct[] } = { live: new Map(), isSettled: false }
const notRequested: Listed = { live: new Map(), isSettled: true }

/**
 * Prices and stock of a list while it is ordered or filtered by them. Values that are being fetched again stay as they
 * were.
 */
export function useListedProducts(products: readonly OrderedProduct[], isOn: boolean): Listed {
  const [listed, setListed] = useState(nothingKnown)
  useLayoutEffect(() => {
    if (!isOn) return
    const ids = products.flatMap(({ priceId }) => priceId ?? [])
    const update = () => setListed((before) => ({ ...readProducts(ids, before.live), of: products }))
    const inOneGo = oncePerTurn(update)
    update()
    const stops = ids.map((id) => watchLive('products', id, inOneGo))
    return () => {
      for (const stop of stops) stop()
    }
  }, [products, isOn])
  if (!isOn) return notRequested
  // Other products than were last read are not settled yet.
  return listed.of === products ? listed : { live: listed.live, isSettled: false }
}

function readProducts(ids: readonly string[], before: Listed['live']): Listed {
  const live = new Map<string, LiveProduct>()
  let isSettled = true
  for (const id of ids) {
    const read = readLive('products', id)
    const product = read.status === 'loaded' ? read.value : before.get(id)
    if (product) live.set(id, product)
    if (read.status === 'loading' && !product) isSettled = false
  }
  return { live, isSettled }
}

/** Many changes in one turn of the page make one call. */
function oncePerTurn(callback: () => void): () => void {
  let isComing = false
  return () => {
    if (isComing) return
    isComing = true
    queueMicrotask(() => {
      isComing = false
      callback()
    })
  }
}
