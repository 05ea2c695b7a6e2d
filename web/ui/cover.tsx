import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './cover.module.css'

type Props = { heading: ReactNode; lead?: ReactNode; picture: ReactNode; children?: ReactNode }

/** A page that opens on a full-bleed picture with its name on it; without a picture, on a dark ground. */
export function Cover({ heading, lead, picture, children }: Props) {
  return (
    <div className={classNames(styles.cover, picture ? styles.pictured : undefined)}>
      {picture}
      <div className={styles.words}>
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
