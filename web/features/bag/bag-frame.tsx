'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Language } from '../../routing/languages.ts'
import { closeBag, openBag } from '../../services/bag/bag.ts'
import { bagState } from '../../services/bag/bag-state.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './bag-frame.module.css'
import { bagButtonId, bagId } from './bag-ids.ts'
import type { BagTexts } from './bag-texts.ts'
import { inertBut } from './inert-but.ts'
import { loadContents } from './load-contents.ts'

type Props = {
  lang: Language
  texts: BagTexts
  /** Stands below the lines, as in the footer. */
  countryPicker: ReactNode
}

type Contents = Awaited<ReturnType<typeof loadContents>>

const titleId = 'bag-title'

/**
 * The sidebar (specification section 2): a native popover, so the bag icon, a click on the overlay, Escape and the back
 * gesture of phones close it, also before scripts run. While it is open, nothing else in the page but the icon can be used.
 */
export function BagFrame({ lang, texts, countryPicker }: Props) {
  const frame = useRef<HTMLDialogElement>(null)
  const isOpen = useStore(bagState, (state) => state.isOpen)
  const onToggles = useOnlyUsable(frame)
  const [contents, setContents] = useState<Contents | 'failed'>()
  const path = usePathname()

  useEffect(() => {
    if (isOpen) frame.current?.showPopover()
    else frame.current?.hidePopover()
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes to another page is done with the bag.
  useEffect(() => closeBag, [path])

  useEffect(() => {
    if (isOpen && !contents) loadContents().then(setContents, () => setContents('failed'))
  }, [isOpen, contents])

  const { bag, close, loading, loadFailed, retry } = texts.frame
  return (
    <dialog ref={frame} id={bagId} popover="auto" aria-labelledby={titleId} className={styles.bag} {...onToggles}>
      <div className={styles.head}>
        <h2 id={titleId}>{bag}</h2>
        <button type="button" className={styles.close} popoverTarget={bagId} popoverTargetAction="hide">
          <CloseIcon />
          <VisuallyHidden>{close}</VisuallyHidden>
        </button>
      </div>
      {isOpen && typeof contents === 'object' && (
        <contents.BagContents lang={lang} texts={texts} countryPicker={countryPicker} />
      )}
      {contents === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <p>{loadFailed}</p>
          <button type="button" onClick={() => setContents(undefined)}>
            {retry}
          </button>
        </div>
      ) : (
        !contents && <p className={styles.loading}>{loading}</p>
      )}
    </dialog>
  )
}

/** Follows how the browser opens and closes the sidebar. */
function useOnlyUsable(frame: { readonly current: HTMLElement | null }) {
  const release = useRef<() => void>(undefined)
  const keepOthersOut = () => {
    const button = document.getElementById(bagButtonId)
    release.current ??= inertBut([frame.current, button].filter((element) => element !== null))
    openBag()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a bag that was opened before the page came alive.
  useEffect(() => {
    if (frame.current?.matches(':popover-open')) keepOthersOut()
    return () => release.current?.()
  }, [])
  return {
    // Before the browser gives the focus back to where it was.
    onBeforeToggle: ({ newState }: ToggleEvent) => {
      if (newState === 'open') return
      release.current?.()
      release.current = undefined
    },
    onToggle: ({ newState }: ToggleEvent) => (newState === 'open' ? keepOthersOut() : closeBag()),
  }
}
