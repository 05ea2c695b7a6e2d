'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { otherViewed, withViewed } from '#web/domain/visitor/recently-viewed.ts'
import type { Language } from '#web/routing/languages.ts'
import { whenNear } from '#web/services/live-data/when-near.ts'
import { updateLocalState } from '#web/services/local-state/local-state.ts'
import { Section } from '#web/ui/section.tsx'
import type { ViewedTexts } from './viewed-cards.tsx'
import styles from './viewed-row.module.css'

const ViewedCards = lazy(async () => ({ default: (await import('./viewed-cards.tsx')).ViewedCards }))

type Props = { lang: Language; centraId: string; texts: ViewedTexts }

/** Stores the product as viewed, and reserves space for those before it, which load when the visitor scrolls near. */
export function ViewedRow({ lang, centraId, texts }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [viewed, setViewed] = useState<readonly string[]>([])
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const before = rememberViewed(centraId)
    setViewed((known) => (known.length > 0 ? known : before))
  }, [centraId])
  const isEmpty = viewed.length === 0
  useEffect(() => {
    if (isEmpty || !place.current) return
    return whenNear(place.current, () => setNear(true))
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <Section heading={texts.heading}>
      <div ref={place} className={styles.place}>
        {isNear && (
          <Suspense>
            <ViewedCards lang={lang} ids={viewed} texts={texts} onGone={() => setViewed([])} />
          </Suspense>
        )}
      </div>
    </Section>
  )
}

/**
 * Remembers a product as viewed, beyond this page load with the consent to functions. Returns those viewed before it,
 * newest first.
 */
function rememberViewed(centraId: string): readonly string[] {
  let before: readonly string[] = []
  updateLocalState(({ recentlyViewed }) => {
    before = otherViewed(recentlyViewed, centraId)
    return { recentlyViewed: withViewed(recentlyViewed, centraId) }
  })
  return before
}
