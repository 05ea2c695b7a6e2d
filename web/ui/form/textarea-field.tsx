import { classNames } from '../class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'

type Props = FieldProps & { rows?: number; maxLength?: number; defaultValue?: string }

export function TextareaField({ rows = 4, maxLength, defaultValue, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          defaultValue={defaultValue}
          className={classNames(styles.control, styles.textarea)}
        />
      )}
    </Field>
  )
}
