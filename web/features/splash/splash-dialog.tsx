'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isSplashForced, opensSplash } from '#web/domain/content/splash.ts'
import { isBot } from '#web/domain/visitor/bots.ts'
import { cookieSettingsFragment } from '#web/domain/visitor/consent.ts'
import { dialogFragments } from '#web/routing/fixed-links.ts'
import { localState, updateLocalState } from '#web/services/local-state/local-state.ts'
import { whenConsentIsAnswered } from './when-consent-is-answered.ts'
import { whenLoadedAndIdle } from './when-loaded-and-idle.ts'

type Props = { labelledBy: string; closeText: string; isPreview: boolean; children: ReactNode }

/**
 * Opens the splash when the page has loaded and is idle; if the visitor is busy then, on a later page. On the first
 * page of a visit the question for consent comes first: the splash opens when it is answered. An address that forces it
 * opens it at once. Closing it in any way is saved.
 */
export function SplashDialog({ labelledBy, closeText, isPreview, children }: Props) {
  const [loaded, setLoaded] = useState<typeof import('#web/ui/modal/modal.tsx')>()
  const [isOpen, setOpen] = useState(false)
  const path = usePathname()
  const visit = useRef({ entry: path, hasGoneOn: false })

  useEffect(() => {
    if (path !== visit.current.entry) visit.current.hasGoneOn = true
    const isFirstPage = !visit.current.hasGoneOn && !hasComeFromHere()
    const isForced = isSplashForced(location.search)
    const mayOpen = () => isWanted(path, isPreview) && (isForced || !isBusy(isFirstPage))
    const open = async () => {
      if (!mayOpen()) return
      setLoaded(await import('#web/ui/modal/modal.tsx'))
      setOpen(mayOpen())
    }
    // Offline, a later page tries again.
    const tryToOpen = () => void open().catch(() => {})
    if (isForced) return tryToOpen()
    const stops = [whenLoadedAndIdle(tryToOpen), whenConsentIsAnswered(() => whenLoadedAndIdle(tryToOpen))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [path, isPreview])

  const onClose = () => {
    setOpen(false)
    updateLocalState(() => ({ hasDismissedSplash: true }))
  }
  return (
    loaded && (
      <loaded.Modal isOpen={isOpen} onClose={onClose} labelledBy={labelledBy} closeText={closeText} variant="screen">
        {children}
      </loaded.Modal>
    )
  )
}

/** Next keeps the previous page in the document, hidden by a style. */
const errorPage = 'main[data-error]:not([style*="display: none"])'

function isWanted(path: string, isPreview: boolean): boolean {
  return opensSplash({
    path,
    search: location.search,
    isDismissed: localState.getState().hasDismissedSplash,
    isBot: isBot(navigator.userAgent),
    isPreview,
    isError: document.querySelector(errorPage) !== null,
  })
}

/** Whether a page of this site led to the one that was loaded. */
function hasComeFromHere(): boolean {
  return document.referrer.startsWith(`${location.origin}/`)
}

const openOverlay = 'dialog[open], :popover-open, :is(input, textarea, select):focus'
const openQuestion = '[data-consent-banner]:not([hidden])'

/** The fragment with which the page was opened: a dialog is on its way that does not show yet. */
const openedWith = typeof location === 'undefined' ? '' : location.hash
const opensDialog = [...dialogFragments, cookieSettingsFragment].some((fragment) => fragment === openedWith)

/** Whether another overlay is open, consent is asked for, or a field has the focus: one question at a time. */
function isBusy(isFirstPage: boolean): boolean {
  return (
    document.querySelector(isFirstPage ? `${openOverlay}, ${openQuestion}` : openOverlay) !== null ||
    (isFirstPage && opensDialog)
  )
}
