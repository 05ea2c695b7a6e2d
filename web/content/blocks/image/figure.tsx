import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './figure.module.css'

type Props = {
  caption: string | null | undefined
  /** In an article's grid: as wide as pictures are, or within the text. */
  reach?: 'image' | 'text'
  className?: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** A picture with its caption. */
export function Figure({ caption, reach = 'image', className, style, children }: Props) {
  return (
    <figure className={classNames(styles.figure, styles[reach], className)} style={style}>
      <div>{children}</div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
