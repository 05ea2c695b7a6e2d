import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'

type Props = { tone?: 'plain' | 'danger'; role?: 'alert' | 'status'; children: ReactNode }

export function Notice({ tone = 'plain', role, children }: Props) {
  return (
    <div role={role} className={classNames(styles.notice, tone === 'danger' && styles.danger)}>
      {children}
    </div>
  )
}
