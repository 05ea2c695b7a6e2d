import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type Look = { variant?: 'primary' | 'secondary' | 'accent'; wide?: boolean }

function buttonClass({ variant = 'primary', wide }: Look): string {
  return classNames(styles.button, styles[variant], wide && styles.wide)
}

export function Button({ variant, wide, type = 'button', ...props }: Look & ComponentPropsWithoutRef<'button'>) {
  return <button type={type} className={buttonClass({ variant, wide })} {...props} />
}

type LinkProps = {
  href: string
  id?: string
  children: ReactNode
  newTab?: boolean
  onClick?: () => void
  'data-sanity'?: string
}

/** A link styled as a button, for the main action. */
export function ButtonLink({ variant, wide, ...props }: Look & LinkProps) {
  return <Link className={buttonClass({ variant, wide })} {...props} />
}

/** A plain link with an arrow, below or next to a section. */
export function ArrowLink({ children, ...props }: LinkProps) {
  return (
    <Link className={styles.quiet} {...props}>
      <span>{children}</span>
      <span aria-hidden="true" className={styles.arrow}>
        →
      </span>
    </Link>
  )
}
