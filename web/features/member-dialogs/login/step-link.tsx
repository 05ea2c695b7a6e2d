import type { ReactNode } from 'react'
import styles from './login.module.css'

type Props = {
  /** Called with the address that was typed into the form around the link. */
  onFollow: (email: string) => void
  children: ReactNode
}

/** Leads to another screen of the dialog. */
export function StepLink({ onFollow, children }: Props) {
  return (
    <button
      type="button"
      className={styles.step}
      onClick={({ currentTarget: { form } }) => {
        const email = form && new FormData(form).get('email')
        onFollow(typeof email === 'string' ? email : '')
      }}
    >
      {children}
    </button>
  )
}
