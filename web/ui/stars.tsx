import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './stars.module.css'

type Props = {
  /** 0 to 5, filled to the tenth. */
  value: number
  /** The label that screen readers read: "4,3 av 5 stjerner". */
  label: string
  isLarge?: boolean
}

/** Stars as a picture, named for screen readers. */
export function Stars({ value, label, isLarge }: Props) {
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${value * 20}%` }
  return (
    <span role="img" aria-label={label} className={classNames(styles.stars, isLarge && styles.large)} style={filled} />
  )
}
