import { classNames } from '../class-names.ts'
import styles from './form.module.css'
import { useForm } from './form-context.ts'

/** The message about the form as a whole: a live region, empty while there is none. */
export function FormAlert({ className }: { className?: string | undefined }) {
  const { alert } = useForm()
  return (
    <p role="alert" className={classNames(styles.alert, className)}>
      {alert}
    </p>
  )
}
