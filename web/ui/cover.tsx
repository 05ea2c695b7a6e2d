import type { ReactNode } from 'react'
import { keepTogether } from '../i18n/keep-together.ts'
import { classNames } from './class-names.ts'
import styles from './cover.module.css'
import { PageHeading } from './page-heading.tsx'

type Props = {
  heading: string | null
  lead?: string | null
  picture: ReactNode
  /** Fills the height of its container instead of having its own. */
  fill?: boolean
}

/** A full-bleed picture with a page's name on it; without a picture, a dark ground. */
export function Cover({ heading, lead, picture, fill }: Props) {
  return (
    <div className={classNames(styles.cover, fill ? styles.fill : picture ? styles.pictured : undefined)}>
      {picture}
      <div className={styles.words}>
        <PageHeading>{heading}</PageHeading>
        {lead && <p>{keepTogether(lead)}</p>}
      </div>
    </div>
  )
}
