import type { ReactNode } from 'react'
import styles from './long-text.module.css'

/** Characters from which on a text is folded: about a screen of a phone. */
const LONG = 900

type Props = {
  text: string
  showAll: string
  showLess: string
  /** The text as it is shown. */
  children: ReactNode
}

/** A text by a member; of a long one only the beginning, until the reader asks for the rest. Works without scripts. */
export function LongText({ text, showAll, showLess, children }: Props) {
  if (text.length <= LONG) return children
  return (
    <div className={styles.long}>
      <div className={styles.text}>{children}</div>
      <label className={styles.toggle}>
        <input type="checkbox" aria-label={showAll} className={styles.box} />
        <span className={styles.whileFolded}>{showAll}</span>
        <span className={styles.whileOpen}>{showLess}</span>
      </label>
    </div>
  )
}
