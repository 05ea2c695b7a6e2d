import { useState } from 'react'
import styles from './account.module.css'
import type { AccountTexts } from './account-texts.ts'

type Props = { texts: AccountTexts; onCancel: () => Promise<unknown> }

/** Cancels on the second click: the first one asks. */
export function CancelButton({ texts, onCancel }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const click = async () => {
    if (state === 'idle') return setState('asking')
    if (state === 'busy') return
    setState('busy')
    await onCancel()
    setState('idle')
  }
  return (
    <button
      type="button"
      className={styles.plain}
      aria-disabled={state === 'busy'}
      onClick={click}
      onBlur={() => state === 'asking' && setState('idle')}
    >
      {state === 'idle' ? texts.cancelBooking : texts.confirmCancel}
    </button>
  )
}
