'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Texts } from '#web/i18n/nb.ts'
import { loadCode } from '#web/lib/load-code.ts'
import type { Language } from '#web/routing/languages.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { CloseIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './bag-frame.module.css'
import { bagId } from './bag-ids.ts'
import { loadContents } from './load-contents.ts'
import { usePopover } from './use-popover.ts'

type Props = {
  lang: Language
  texts: Pick<Texts<'bag'>, 'bag' | 'close' | 'loading' | 'noScript' | 'loadFailed' | 'retry'>
  /** Shown below the lines, as in the footer. */
  countryPicker: ReactNode
}

type Contents = Awaited<ReturnType<typeof loadContents>>

const titleId = 'bag-title'

/**
 * The sidebar (docs/product/2): a native popover, so the bag icon, a click on the overlay, Escape and the back gesture
 * of phones close it, even before scripts run.
 */
export function BagFrame({ lang, texts, countryPicker }: Props) {
  const frame = useRef<HTMLDialogElement>(null)
  const isOpen = useStore(bagState, (state) => state.isOpen)
  const [contents, setContents] = useState<Contents | 'failed'>()
  usePopover(frame)

  useEffect(() => {
    if (isOpen && !contents) loadCode(loadContents).then(setContents, () => setContents('failed'))
  }, [isOpen, contents])

  const { bag, close, loading, noScript, loadFailed, retry } = texts
  return (
    <dialog ref={frame} id={bagId} popover="auto" aria-labelledby={titleId} className={styles.bag}>
      <div className={styles.head}>
        <h2 id={titleId}>{bag}</h2>
        <button type="button" className={iconButton.button} popoverTarget={bagId} popoverTargetAction="hide">
          <CloseIcon />
          <VisuallyHidden>{close}</VisuallyHidden>
        </button>
      </div>
      {isOpen && typeof contents === 'object' && <contents.BagContents lang={lang} countryPicker={countryPicker} />}
      {contents === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <p>{loadFailed}</p>
          <button type="button" onClick={() => setContents(undefined)}>
            {retry}
          </button>
        </div>
      ) : (
        !contents && (
          <>
            <p className={styles.loading}>{loading}</p>
            <p className={styles.noScript}>{noScript}</p>
          </>
        )
      )}
    </dialog>
  )
}
