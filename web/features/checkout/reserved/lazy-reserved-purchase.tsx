'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { readPurchaseFragment } from '#web/routing/purchase-fragment.ts'

const ReservedPurchase = lazy(async () => ({ default: (await import('./reserved-purchase.tsx')).ReservedPurchase }))

/** Loads the code that opens a purchase link, only for visitors who followed one. */
export function LazyReservedPurchase(props: ComponentProps<typeof ReservedPurchase>) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => setWanted(readPurchaseFragment(location.hash) !== undefined), [])
  return (
    isWanted && (
      <Suspense>
        <ReservedPurchase {...props} />
      </Suspense>
    )
  )
}
