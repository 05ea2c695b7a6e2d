'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import iconButton from '../icon-button.module.css'
import { CloseIcon } from '../icons.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { isOutside } from './is-outside.ts'
import styles from './modal.module.css'

type Props = {
  isOpen: boolean
  /** Called however it closes; the owner then renders it closed. */
  onClose: () => void
  /** Id of the heading that names it. */
  labelledBy: string
  /** Name of the close button. */
  closeText: string
  /** A window over the page, or a dark surface instead of it. */
  variant?: 'window' | 'screen'
  children: ReactNode
}

/**
 * A modal dialog, built on `<dialog>`: traps and returns the focus and makes the page behind it inert. Closes on the
 * close button, Escape, a click next to it, a link that is followed in this tab, and any button of a
 * `form method="dialog"`.
 */
export function Modal({ isOpen, onClose, labelledBy, closeText, variant = 'window', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    const until = new AbortController()
    // Selecting text from inside to outside fires a click there, too.
    let hasBegunOutside = false
    const onPointerDown = (event: PointerEvent) => {
      hasBegunOutside = isOnBackdrop(event, element)
    }
    const onClick = (event: MouseEvent) => {
      if (isLink(event) || (hasBegunOutside && isOnBackdrop(event, element))) element.close()
      hasBegunOutside = false
    }
    element.addEventListener('pointerdown', onPointerDown, { signal: until.signal })
    element.addEventListener('click', onClick, { signal: until.signal })
    return () => {
      until.abort()
      element.close()
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      className={classNames(styles.modal, styles[variant])}
      // The event is asynchronous: it may be open again by then, as in React's strict mode.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <form method="dialog" className={styles.close}>
        <button type="submit" className={iconButton.button}>
          <CloseIcon />
          <VisuallyHidden>{closeText}</VisuallyHidden>
        </button>
      </form>
      {children}
    </dialog>
  )
}

/** Events on the backdrop have the dialog itself as their target. */
function isOnBackdrop(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  return event.target === dialog && isOutside(event, dialog.getBoundingClientRect())
}

function isLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href]:not([target="_blank"])') !== null
}
