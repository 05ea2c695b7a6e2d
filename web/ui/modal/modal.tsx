'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
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
    const onClick = (event: MouseEvent) => {
      if (endsDialog(event, element)) element.close()
    }
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
        <button type="submit">
          <CloseIcon />
          <VisuallyHidden>{closeText}</VisuallyHidden>
        </button>
      </form>
      {children}
    </dialog>
  )
}

/** A click on the ground behind has the dialog itself as its target; one made by a key has no place on the page. */
function endsDialog(event: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { target, detail } = event
  if (target === dialog) return detail > 0 && isOutside(event, dialog.getBoundingClientRect())
  return target instanceof Element && target.closest('a[href]') !== null
}
