import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './mail-link.module.css'

type Props = {
  text: string
  /** Why it failed. */
  message: string | undefined
  onClick: () => Promise<void>
  /** More buttons. */
  children?: ReactNode
}

/** The main button of a step, with the message of a failure. */
export function LinkAction({ text, message, onClick, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  const click = async () => {
    if (isBusy) return
    setBusy(true)
    await onClick()
    setBusy(false)
  }
  return (
    <>
      <div className={styles.actions}>
        <Button aria-disabled={isBusy} onClick={click}>
          {text}
        </Button>
        {children}
      </div>
      <div role="alert">{message && <Notice tone="danger">{message}</Notice>}</div>
    </>
  )
}
