import { useLayoutEffect, useState } from 'react'
import { readLive, watchLive } from '#web/services/live-data/live-data.ts'
import type { ListedPrices, OrderedProduct } from './listing-order.ts'

type Listed = {
  readonly prices: ListedPrices
  /** Every price is there, or has failed, or is not asked for. */
  readonly isSettled: boolean
}

const nothingKnown: Listed = { prices: new Map(), isSettled: false }
const nothingAsked: Listed = { prices: new Map(), isSettled: true }

/** The live prices of a list while it is ordered by them. A price that is being asked for again keeps its last place. */
export function useListedPrices(products: readonly OrderedProduct[], isOn: boolean): Listed {
  const [listed, setListed] = useState(nothingKnown)
  useLayoutEffect(() => {
    if (!isOn) return
    const ids = products.flatMap(({ priceId }) => priceId ?? [])
    const update = () => setListed((before) => readPrices(ids, before.prices))
    const inOneGo = oncePerTurn(update)
    update()
    const stops = ids.map((id) => watchLive('products', id, inOneGo))
    return () => {
      for (const stop of stops) stop()
    }
  }, [products, isOn])
  return isOn ? listed : nothingAsked
}

function readPrices(ids: readonly string[], before: ListedPrices): Listed {
  const prices = new Map<string, number>()
  let isSettled = true
  for (const id of ids) {
    const read = readLive('products', id)
    const price = read.status === 'loaded' ? read.value.price?.amount : before.get(id)
    if (price !== undefined) prices.set(id, price)
    if (read.status === 'loading' && price === undefined) isSettled = false
  }
  return { prices, isSettled }
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
