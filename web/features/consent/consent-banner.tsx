'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isBot } from '#web/domain/visitor/bots.ts'
import { cookieSettingsFragment, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { onFragment } from '#web/lib/fragment-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { type ConsentState, chooseConsent, consent } from '#web/services/consent/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { clearRise, controlsAround } from './clear-place.ts'
import styles from './consent.module.css'

type Props = {
  lang: Language
  isPreview: boolean
  texts: Readonly<Record<'title' | 'text' | 'acceptAll' | 'onlyNecessary' | 'choose', string>>
}

/**
 * Asks for consent in a card in a corner of the window, over neither the page's controls nor its heading, until the
 * visitor has chosen. The server renders it hidden; it is shown once the browser is known to have no choice stored:
 * never without scripts, to bots, or after a choice. The settings are loaded on demand.
 */
export function ConsentBanner({ lang, isPreview, texts }: Props) {
  const isAsking = useStore(consent, isUndecided) && !isPreview
  const [settings, setSettings] = useState<ReactNode>(null)
  const card = useRef<HTMLElement>(null)
  const path = usePathname()

  // The place of the card when a page opens; it does not move under a finger that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its controls elsewhere.
  useLayoutEffect(() => {
    if (!isAsking || !card.current) return
    const { current } = card
    const place = () => placeClear(current)
    // Which cards of a list are in the window is known a frame after it has come. Asked for earlier, places cost a
    // layout of their own.
    if (!current.style.translate) current.style.visibility = 'hidden'
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(place)
    })
    addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', place)
    }
  }, [isAsking, path])

  const open = async (fallback?: string) => {
    try {
      const { SettingsDialog } = await loadSettings()
      setSettings(<SettingsDialog lang={lang} onClose={() => setSettings(null)} />)
    } catch {
      // Offline: the browser may have the page about cookies in its cache.
      if (fallback) location.assign(fallback)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` only depends on the language.
  useEffect(() => onFragment([cookieSettingsFragment], (_, fallback) => void open(fallback), loadSettings), [lang])

  return (
    <>
      <section ref={card} className={styles.banner} hidden={!isAsking} aria-label={texts.title} data-consent-banner>
        <p>{texts.text}</p>
        <div className={styles.choices}>
          <Button variant="secondary" onClick={() => chooseConsent(everything)}>
            {texts.acceptAll}
          </Button>
          <Button variant="secondary" onClick={() => chooseConsent(onlyNecessary)}>
            {texts.onlyNecessary}
          </Button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => open()}
            onPointerEnter={loadSettings}
            onFocus={loadSettings}
          >
            {texts.choose}
          </Button>
        </div>
      </section>
      {settings}
    </>
  )
}

/** The header's height, and some room. */
const CEILING = 72

function placeClear(card: HTMLElement): void {
  card.style.visibility = ''
  card.style.translate = ''
  const place = card.getBoundingClientRect()
  const rise = clearRise(place, controlsAround(card), CEILING)
  card.style.translate = `0 ${-rise}px`
  // As much room after the page's end as the card covers, so that all of it can be scrolled into view; nothing where
  // the end shows below a card that was raised. A pixel more, because the page scrolls by whole pixels.
  const footer = document.querySelector<HTMLElement>('body > footer')
  footer?.style.setProperty('--consent-room', rise > 0 ? '0px' : `${Math.ceil(innerHeight - place.top) + 1}px`)
}

function isUndecided({ isKnown, choice }: ConsentState): boolean {
  return isKnown && choice === null && !isBot(navigator.userAgent)
}

const loadSettings = () => import('./settings-dialog.tsx')
