'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isSplashForced } from '#web/domain/content/splash.ts'
import { storedLocalState, updateLocalState } from '#web/services/local-state/local-state.ts'

type Props = { labelledBy: string; closeText: string; isPreview: boolean; children: ReactNode }

/** The fragment with which the page was loaded: read before what it asks for removes it from the address. */
const openedWith = typeof location === 'undefined' ? '' : location.hash

/** Opens the splash in its turn (open-in-turn.ts). Closing it in any way is saved. */
export function SplashDialog({ labelledBy, closeText, isPreview, children }: Props) {
  const [loaded, setLoaded] = useState<typeof import('#web/ui/modal/modal.tsx')>()
  const [isOpen, setOpen] = useState(false)
  const path = usePathname()
  const visit = useRef({ entry: path, hasGoneOn: false })

  useEffect(() => {
    if (path !== visit.current.entry) visit.current.hasGoneOn = true
    // Most visitors have closed it, and load nothing more of it.
    if (storedLocalState().hasDismissedSplash && !isSplashForced(location.search)) return
    const until = new AbortController()
    const show = async (mayOpen: () => boolean) => {
      setLoaded(await import('#web/ui/modal/modal.tsx'))
      setOpen(mayOpen())
    }
    const page = { path, isPreview, ...(!visit.current.hasGoneOn && { openedWith }) }
    // Offline, a later page tries again.
    import('./open-in-turn.ts').then(
      ({ openInTurn }) => openInTurn(page, show, until.signal),
      () => {},
    )
    return () => until.abort()
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
