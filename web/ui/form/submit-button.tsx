import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'
import { useForm } from './form-context.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Takes the place of the children while the form is submitted. */
  busyText?: string
}

/** Stays focusable while the form is submitted, so that keyboard users keep their place. */
export function SubmitButton({ busyText, children, ...props }: Props) {
  const { isSubmitting } = useForm()
  return (
    <Button {...props} type="submit" aria-disabled={isSubmitting}>
      {isSubmitting && busyText ? busyText : children}
    </Button>
  )
}
