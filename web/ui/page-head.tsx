import type { ReactNode } from 'react'
import { keepTogether } from '../i18n/keep-together.ts'
import type { Language } from '../routing/languages.ts'
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx'
import { classNames } from './class-names.ts'
import styles from './page-head.module.css'
import { PageHeading } from './page-heading.tsx'

type Props = {
  lang: Language
  crumbs?: readonly Crumb[]
  heading: string | null
  lead?: string | null
  picture?: ReactNode
}

/** The top of a page: breadcrumbs, heading, lead and an optional picture. */
export function PageHead({ lang, crumbs = [], heading, lead, picture }: Props) {
  return (
    <div className={classNames(styles.head, picture ? styles.pictured : undefined)}>
      <div className={styles.words}>
        <Breadcrumbs lang={lang} crumbs={crumbs} />
        <PageHeading>{heading}</PageHeading>
        {lead && <p>{keepTogether(lead)}</p>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  )
}
