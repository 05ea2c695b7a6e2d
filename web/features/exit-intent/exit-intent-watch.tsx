'use client'

import { useEffect, useState } from 'react'
import { bagState } from '#web/services/bag/bag-state.ts'
import { detectExitIntent } from './detect-exit-intent.ts'

type Banner = typeof import('./exit-banner.tsx')

type Props = { bagId: string; texts: { text: string; openBag: string } }

/** Loads the banner when the pointer first leaves the page while the bag holds something. */
export function ExitIntentWatch({ bagId, texts }: Props) {
  const [banner, setBanner] = useState<Banner>()
  const [isShown, setShown] = useState(false)

  useEffect(
    () =>
      detectExitIntent({
        mayShow: () => (bagState.getState().bag?.totals.totalQuantity ?? 0) > 0,
        onChange: (isLeaving) => {
          setShown(isLeaving)
          // Offline there is no banner.
          if (isLeaving) import('./exit-banner.tsx').then(setBanner, () => {})
        },
      }),
    [],
  )
  return banner ? <banner.ExitBanner bagId={bagId} texts={texts} isShown={isShown} /> : null
}
