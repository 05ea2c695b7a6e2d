import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './form.module.css'
import { useForm } from './form-context.ts'

export type FieldProps = {
  name: string
  label: string
  hint?: string | undefined
  required?: boolean | undefined
  /** Marks the label of a required field; switch it off in forms of one field. */
  marksRequired?: boolean
  className?: string | undefined
}

/** What every control of a form gets: its connection with the form, and its names and states for assistive technology. */
export type ControlProps = {
  readonly id: string
  readonly name: string
  readonly required: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type Props = FieldProps & {
  /** The label follows the control, as for a checkbox. */
  labelAfter?: boolean
  children: (control: ControlProps) => ReactNode
}

/** Label, hint, control and error message of one field. */
export function Field({ name, label, hint, required, marksRequired = true, className, labelAfter, children }: Props) {
  const id = useId()
  const { engine } = useForm()
  const error = engine?.errorOf(name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const control = children({
    ...engine?.register(name),
    id,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  })
  return (
    <div className={classNames(styles.field, labelAfter && styles.labelAfter, className)}>
      {labelAfter && control}
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && marksRequired && (
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
      {!labelAfter && control}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
