import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'

export function TextareaField({ rows = 4, maxLength, ...field }: FieldProps & { rows?: number; maxLength?: number }) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          className={classNames(styles.control, styles.textarea)}
        />
      )}
    </Field>
  )
}
