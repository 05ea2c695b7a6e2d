import type { ReactNode } from 'react'
import styles from './amount-row.module.css'
import { classNames } from './class-names.ts'

type Props = { name: string; note?: string | undefined; isStrong?: boolean; children: ReactNode }

/** A line of a sum: its label and its amount, in a list of them (`dl`). */
export function AmountRow({ name, note, isStrong, children }: Props) {
  return (
    <div className={classNames(styles.row, isStrong && styles.strong)}>
      <dt>
        {name}
        {note && <small className={styles.note}> {note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
