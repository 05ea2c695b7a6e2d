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
  /** Told however it closes; the owner then renders it closed. */
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
 * A modal dialog on the browser's own: it keeps the focus, gives it back, and makes the page behind it inert. Closes on
 * the close button, Escape, a click beside it, a link that is followed, and any button of a `form method="dialog"`.
 */
export function Modal({ isOpen, onClose, labelledBy, closeText, variant = 'window', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element) return
    element.showModal()
    const until = new AbortController()
    // A selection of text that begins inside and ends beside it makes a click there, too.
    let hasBegunOutside = false
    const onPointerDown = (event: PointerEvent) => {
      hasBegunOutside = isBeside(event, element)
    }
    const onClick = (event: MouseEvent) => {
      if (isLink(event) || (hasBegunOutside && isBeside(event, element))) element.close()
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
      // Told late: by then it may stand open again, as on a mount in React's strict mode.
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

/** What happens on the ground behind has the dialog itself as its target. */
function isBeside(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  return event.target === dialog && isOutside(event, dialog.getBoundingClientRect())
}

function isLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href]') !== null
}
