'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { whenNear } from '#web/services/live-data/when-near.ts'
import type { ReviewsPanel, ReviewsPanelProps } from './panel/reviews-panel.tsx'

/** Loads the live reviews when they come near the window. Without their code the page keeps what it shows. */
export function ReviewsPart({ children, ...props }: ReviewsPanelProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<typeof ReviewsPanel>()
  useEffect(() => {
    if (!place.current) return
    return whenNear(place.current, () => {
      import('./panel/reviews-panel.tsx').then(
        (loaded) => setPanel(() => loaded.ReviewsPanel),
        () => {},
      )
    })
  }, [])
  return <div ref={place}>{Panel ? <Panel {...props}>{children}</Panel> : children}</div>
}
