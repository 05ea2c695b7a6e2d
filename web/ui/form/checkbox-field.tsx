import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'

export function CheckboxField({ defaultChecked, ...field }: FieldProps & { defaultChecked?: boolean }) {
  return (
    <Field {...field} labelAfter>
      {(control) => <input {...control} type="checkbox" defaultChecked={defaultChecked} className={styles.checkbox} />}
    </Field>
  )
}
