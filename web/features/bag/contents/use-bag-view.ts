import { useEffect, useRef } from 'react'
import type { Bag } from '#web/domain/bag/bag.ts'
import { analyticsBag } from '#web/services/analytics/bag-events.ts'
import { track } from '#web/services/analytics/track.ts'

/** Reports the bag's contents to the analytics, once each time it is opened; an empty bag is not reported. */
export function useBagView(bag: Bag | null): void {
  const isReported = useRef(false)
  useEffect(() => {
    const ecommerce = bag && analyticsBag(bag)
    if (!ecommerce || isReported.current) return
    isReported.current = true
    track({ event: 'view_cart', ecommerce })
  }, [bag])
}
