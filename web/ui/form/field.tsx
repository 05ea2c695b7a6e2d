import { type ReactNode, useId } from 'react'
import { FieldLayout } from './field-layout.tsx'
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

/**
 * The props of every control of a form: its connection with the form, and its names and states for assistive
 * technology.
 */
type ControlProps = {
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

/** One field of the form around it. */
export function Field({ children, marksRequired = true, ...layout }: Props) {
  const { name, hint, required } = layout
  const id = useId()
  const { engine } = useForm()
  const error = engine?.errorOf(name)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <FieldLayout {...layout} id={id} error={error} isMarked={required && marksRequired}>
      {children({
        ...engine?.register(name),
        id,
        name,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy,
      })}
    </FieldLayout>
  )
}
