import { useEffect, useRef } from 'react'
import type { Bag } from '#web/domain/bag/bag.ts'
import { track } from '#web/services/analytics/track.ts'
import { analyticsBag } from '#web/services/bag/bag-analytics.ts'

/** Tells the analytics, once for each time that the bag is opened, what it held; an empty one is nothing to tell of. */
export function useBagView(bag: Bag | null): void {
  const isTold = useRef(false)
  useEffect(() => {
    const ecommerce = bag && analyticsBag(bag)
    if (!ecommerce || isTold.current) return
    isTold.current = true
    track({ event: 'view_cart', ecommerce })
  }, [bag])
}
