import { type ReactNode, useId } from 'react'
import { ArrowLink } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

type Props = {
  heading?: string | null
  /** Link next to the heading to everything that the section shows a part of. */
  more?: { href: string; text: string } | undefined
  ground?: 'dark' | 'heather' | 'deep'
  width?: 'page' | 'narrow'
  id?: string
  children: ReactNode
}

/** A section of a page: background, inner width and an optional heading that labels it. */
export function Section({ heading, more, ground, width = 'page', id, children }: Props) {
  const headingId = useId()
  return (
    <section
      id={id}
      data-static={headingId}
      className={classNames(styles.section, ground && styles[ground])}
      aria-labelledby={heading ? headingId : undefined}
    >
      <div className={classNames(styles.inner, width === 'narrow' && styles.narrow)}>
        {heading && (
          <div className={styles.head}>
            <h2 id={headingId}>{heading}</h2>
            {more && <ArrowLink href={more.href}>{more.text}</ArrowLink>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
