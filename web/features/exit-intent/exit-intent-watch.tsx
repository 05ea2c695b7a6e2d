'use client'

import { useEffect, useState } from 'react'
import { bagState } from '#web/services/bag/bag-state.ts'
import { watchLeaving } from './watch-leaving.ts'

type Banner = typeof import('./exit-banner.tsx')

/** Until the pointer first leaves a page with something in the bag, a listener is all there is of the banner. */
export function ExitIntentWatch({ text }: { text: string }) {
  const [banner, setBanner] = useState<Banner>()
  const [isShown, setShown] = useState(false)

  useEffect(
    () =>
      watchLeaving({
        mayShow: () => (bagState.getState().bag?.totals.totalQuantity ?? 0) > 0,
        onChange: (isLeaving) => {
          setShown(isLeaving)
          // Offline it is not worth a word.
          if (isLeaving) import('./exit-banner.tsx').then(setBanner, () => {})
        },
      }),
    [],
  )
  return banner ? <banner.ExitBanner text={text} isShown={isShown} /> : null
}
