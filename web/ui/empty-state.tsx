import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Drawing, type DrawingName } from './drawing.tsx'
import styles from './empty-state.module.css'

type Props = {
  drawing: DrawingName
  heading: ReactNode
  sentence?: ReactNode
  /** The one way on. */
  way?: { href: string; text: string }
  /** More ways, where docs/product/2 names them. */
  children?: ReactNode
  level?: 'h1' | 'h2'
}

/** For empty, error and done states: one drawing, one sentence, one link onwards. */
export function EmptyState({ drawing, heading, sentence, way, children, level: Heading = 'h2' }: Props) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <Heading className={styles.heading}>{heading}</Heading>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {way && <ButtonLink href={way.href}>{way.text}</ButtonLink>}
      {children}
    </div>
  )
}
