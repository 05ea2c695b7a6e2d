import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './split.module.css'

type Props = {
  heading: ReactNode
  picture: ReactNode
  children: ReactNode
  /** The side of the picture from 800 px. */
  side?: 'left' | 'right'
  ground?: 'paper' | 'heather'
}

/** Picture and words side by side; below 800 px the picture comes first. */
export function Split({ heading, picture, children, side = 'left', ground = 'paper' }: Props) {
  const headingId = useId()
  return (
    <section
      className={classNames(styles.split, styles[side], styles[ground])}
      aria-labelledby={headingId}
      data-static={headingId}
    >
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h2 id={headingId}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}
