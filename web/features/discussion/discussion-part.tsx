'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { whenNear } from '#web/services/live-data/when-near.ts'
import { linkedPostId } from './linked-post.ts'
import type { DiscussionPanel } from './panel/discussion-panel.tsx'

type Props = {
  lang: Language
  documentId: string
  /** The static page's content. */
  children: ReactNode
}

/**
 * Loads the live discussion when it comes near the window, or at once for a link to a post. Without its code the page
 * keeps what it shows.
 */
export function DiscussionPart({ children, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<typeof DiscussionPanel>()
  useEffect(() => {
    if (!place.current) return
    const load = () => {
      import('./panel/discussion-panel.tsx').then(
        (loaded) => setPanel(() => loaded.DiscussionPanel),
        () => {},
      )
    }
    // The post of a link is shown wherever it is.
    if (linkedPostId()) return load()
    return whenNear(place.current, load)
  }, [])
  return <div ref={place}>{Panel ? <Panel {...props}>{children}</Panel> : children}</div>
}
