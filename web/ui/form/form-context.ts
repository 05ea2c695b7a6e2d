import { createContext, use } from 'react'
import type { FormEngine } from './form-engine.ts'

type FormState = {
  /** Undefined until the form is focused: fields are plain controls until then. */
  readonly engine: Pick<FormEngine, 'register' | 'errorOf'> | undefined
  readonly isSubmitting: boolean
  readonly alert: string | undefined
}

export const FormContext = createContext<FormState>({ engine: undefined, isSubmitting: false, alert: undefined })

/** The form around a field, button or alert. */
export function useForm(): FormState {
  return use(FormContext)
}
