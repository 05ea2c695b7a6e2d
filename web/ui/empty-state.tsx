import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Drawing, type DrawingName } from './drawing.tsx'
import styles from './empty-state.module.css'

type Props = {
  drawing: DrawingName
  heading: ReactNode
  sentence?: ReactNode
  /** A link to go on from here. */
  link?: { href: string; text: string }
  /** More links, where docs/product/2 names them. */
  children?: ReactNode
  level?: 'h1' | 'h2'
}

/** For empty, error and done states: one drawing, one sentence, one link to go on with. */
export function EmptyState({ drawing, heading, sentence, link, children, level: Heading = 'h2' }: Props) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <Heading className={styles.heading}>{heading}</Heading>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}
      {children}
    </div>
  )
}
