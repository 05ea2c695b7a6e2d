import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'

type InputAttributes = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
>

type Props = FieldProps &
  InputAttributes & {
    type?: 'text' | 'email' | 'tel'
    /** Shown next to the input: the button of a form of one field. */
    nextTo?: ReactNode
  }

export function TextField(props: Props) {
  const { name, label, hint, required, marksRequired, className, type = 'text', nextTo, ...attributes } = props
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      marksRequired={marksRequired}
      className={className}
    >
      {(control) => {
        const input = <input {...attributes} {...control} type={type} className={styles.control} />
        return nextTo ? (
          <div className={styles.row}>
            {input}
            {nextTo}
          </div>
        ) : (
          input
        )
      }}
    </Field>
  )
}
