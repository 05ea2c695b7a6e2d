'use client'

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { whenNear } from '#web/services/live-data/when-near.ts'
import { Section } from '#web/ui/section.tsx'
import type { ViewedTexts } from './viewed-cards.tsx'
import styles from './viewed-row.module.css'
import { rememberViewed } from './viewed-storage.ts'

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
