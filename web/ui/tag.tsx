import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

export type TagTone = 'plain' | 'accent' | 'heather'

export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, tone !== 'plain' && styles[tone])}>{children}</span>
}
