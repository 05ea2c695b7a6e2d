'use client'

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadCode } from '#web/lib/load-code.ts'
import { announceWatchers } from '#web/services/live-data/live-data.ts'
import type { CardTexts } from './card-texts.ts'
import styles from './live-cards.module.css'
import { LiveValue } from './live-value.tsx'
import { addSecondPictures } from './second-pictures.ts'

type Props = {
  texts: CardTexts
  /**
   * Cards, or anything else with `CardPrice`, `DeliveryTag` or `CampaignProgress` inside of an element with
   * `data-centra-id`.
   */
  children: ReactNode
}

type Found = { readonly places: readonly HTMLElement[]; readonly onWatched?: () => void }

/**
 * Shows prices, delivery months and counts in the cards below it, and a card's second picture under the pointer. The
 * cards themselves are not hydrated (docs/decisions/0017): live values are rendered into their places. Looks for places
 * whenever its children are rendered again.
 */
export function LiveCards({ texts, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [{ places, onWatched }, setFound] = useState<Found>({ places: [] })
  const known = useRef(places)
  const announced = useRef<() => void>(undefined)
  // A transition, because a long list takes a phone 100 ms; announced, so that all of the page is asked for at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: children that are rendered again may have other places.
  useLayoutEffect(() => {
    const places = [...(root.current?.querySelectorAll<HTMLElement>('[data-live]') ?? [])]
    if (isSame(places, known.current)) return
    known.current = places
    announced.current?.()
    const onWatched = announceWatchers()
    announced.current = onWatched
    startTransition(() => setFound({ places, onWatched }))
  }, [children])
  useEffect(() => onWatched?.(), [onWatched])
  useEffect(() => () => announced.current?.(), [])
  useEffect(() => followSwatches(root.current, texts.lang), [texts.lang])
  useEffect(() => addSecondPictures(root.current), [])
  return (
    <div ref={root} className={styles.cards}>
      {children}
      {places.map((place) => createPortal(<LiveValue place={place} texts={texts} />, place, keyOf(place)))}
    </div>
  )
}

function isSame(places: readonly Element[], known: readonly Element[]): boolean {
  return places.length === known.length && places.every((place, index) => place === known[index])
}

const keys = new WeakMap<Element, string>()
let lastKey = 0

/** A key of the element's own: a place keeps its value when cards before it come or go. */
function keyOf(place: Element): string {
  const key = keys.get(place) ?? String(++lastKey)
  keys.set(place, key)
  return key
}

const loadCardCode = () => import('./follow-swatch.ts')

/** Lets cards follow their swatches, by code that is loaded with the first. Returns an unsubscribe function. */
function followSwatches(root: HTMLElement | null, lang: CardTexts['lang']): () => void {
  const until = new AbortController()
  const follow = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
    const card = target instanceof Element && target.closest('label') && target.closest<HTMLElement>('[data-centra-id]')
    if (!card) return
    // For missing code the page is loaded again when a swatch is chosen, not when a pointer passes over it.
    const code = type === 'change' ? loadCode(loadCardCode) : loadCardCode()
    // Without its pictures a card stays as it is.
    code.then(({ followSwatch }) => followSwatch(card, lang)).catch(() => {})
  }
  for (const type of ['pointerover', 'pointerout', 'change'])
    root?.addEventListener(type, follow, { signal: until.signal })
  // Selected before hydration, or restored by the browser.
  for (const target of root?.querySelectorAll('input:checked:not([checked])') ?? []) follow({ target, type: 'change' })
  // The pointer may have rested here since before hydration.
  for (const target of root?.querySelectorAll('label:hover input') ?? []) follow({ target, type: 'pointerover' })
  return () => until.abort()
}
