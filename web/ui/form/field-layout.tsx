import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './form.module.css'

type Props = {
  /** The id of the control; hint and error are `<id>-hint` and `<id>-error`. */
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  isMarked?: boolean | undefined
  labelAfter?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** The look of one field: label, hint, control and error message. Without behaviour, for server components too. */
export function FieldLayout({ id, label, hint, error, isMarked, labelAfter, className, children }: Props) {
  return (
    <div className={classNames(styles.field, labelAfter && styles.labelAfter, className)}>
      {labelAfter && children}
      <label htmlFor={id} className={styles.label}>
        {label}
        {isMarked && (
          <span aria-hidden="true" className={styles.mark}>
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {!labelAfter && children}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
