import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import iconButton from '../../../ui/icon-button.module.css'
import { CloseIcon } from '../../../ui/icons.tsx'
import styles from './filter-sheet.module.css'

type Props = {
  /** What the opening button says, and how many filters are on. */
  openText: string
  chosen: number
  heading: string
  closeText: string
  /** The way back to the list: how many products wait there. */
  doneText: string
  /** Drawn while the sheet is open only. */
  children: () => ReactNode
}

/** Opens the sheet before the page came alive, where the browser knows how. */
const openEarly = (sheet: string) => ({ command: 'show-modal', commandfor: sheet })

/** The filters on a phone: a native dialog, so the page behind is inert and Escape closes it. */
export function FilterSheet({ openText, chosen, heading, closeText, doneText, children }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => dialog.current?.close()
  // A wide window has the side column instead, and a page that is left takes its sheet along.
  useEffect(() => {
    const wide = matchMedia('(min-width: 950px)')
    const element = dialog.current
    if (element?.open) setOpen(true)
    const closeSheet = () => element?.close()
    wide.addEventListener('change', closeSheet)
    return () => {
      wide.removeEventListener('change', closeSheet)
      closeSheet()
    }
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-controls={id}
        {...openEarly(id)}
        onClick={() => {
          setOpen(true)
          if (!dialog.current?.open) dialog.current?.showModal()
        }}
      >
        {openText}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet; the keyboard has Escape. */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.sheet}
        aria-label={heading}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isOpen && (
          <div className={styles.inside}>
            <div className={styles.head}>
              <h2>{heading}</h2>
              <button type="button" className={iconButton.button} aria-label={closeText} onClick={close}>
                <CloseIcon />
              </button>
            </div>
            <div className={styles.body}>{children()}</div>
            <div className={styles.done}>
              <Button wide onClick={close}>
                {doneText}
              </Button>
            </div>
          </div>
        )}
      </dialog>
    </>
  )
}
