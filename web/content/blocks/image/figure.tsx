import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './figure.module.css'

type Props = {
  caption: string | null | undefined
  /** In an article's grid: beyond the text's left edge, or within the text. */
  reach?: 'image' | 'text'
  children: ReactNode
}

/** A picture with its caption: in the margin where the page is wide enough for one, else below. */
export function Figure({ caption, reach = 'image', children }: Props) {
  return (
    <figure className={classNames(styles.figure, styles[reach])}>
      <div className={styles.picture}>{children}</div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
