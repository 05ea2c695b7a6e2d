import { type ReactNode, useEffect, useRef } from 'react'
import styles from './mail-link.module.css'

/**
 * One of the steps that follow a link. Its heading takes the focus: the step replaces another one, or the page below.
 */
export function LinkStep({ heading, children }: { heading: string; children: ReactNode }) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className={styles.step}>
      <h1 ref={place} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  )
}
