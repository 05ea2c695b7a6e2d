'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { opensSplash } from '#web/domain/content/splash.ts'
import { isBot } from '#web/domain/visitor/bots.ts'
import { localState, updateLocalState } from '#web/services/local-state/local-state.ts'
import { whenLoadedAndIdle } from './when-loaded-and-idle.ts'

type Props = { labelledBy: string; closeText: string; isPreview: boolean; children: ReactNode }

/**
 * Opens the splash when the page has loaded and is idle; if the visitor is busy then, on a later page. Closing it in any way
 * is saved.
 */
export function SplashDialog({ labelledBy, closeText, isPreview, children }: Props) {
  const [loaded, setLoaded] = useState<typeof import('#web/ui/modal/modal.tsx')>()
  const [isOpen, setOpen] = useState(false)
  const path = usePathname()

  useEffect(() => {
    const mayOpen = () => isWanted(path, isPreview) && !isBusy()
    const open = async () => {
      if (!mayOpen()) return
      setLoaded(await import('#web/ui/modal/modal.tsx'))
      setOpen(mayOpen())
    }
    // Offline, a later page tries again.
    return whenLoadedAndIdle(() => open().catch(() => {}))
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

/** Whether another overlay is open, consent is asked for, or a field has the focus: one question at a time. */
function isBusy(): boolean {
  return (
    document.querySelector(
      'dialog[open], :popover-open, [data-consent-banner]:not([hidden]), :is(input, textarea, select):focus',
    ) !== null
  )
}
