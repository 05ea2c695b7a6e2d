import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'

type Props = FieldProps & {
  options: readonly { readonly value: string; readonly text: string }[]
  /** An empty first option: nothing is chosen yet. */
  emptyText?: string
  defaultValue?: string
  autoComplete?: string
}

export function SelectField({ options, emptyText, defaultValue, autoComplete, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={defaultValue} autoComplete={autoComplete} className={styles.control}>
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
