import { useId } from 'react'
import form from '#web/ui/form/form.module.css'
import styles from './account.module.css'

type Props = { label: string; hint: string; isTicked: boolean; onChange: (isTicked: boolean) => void }

/** One kind of mail that a member can turn on and off. */
export function MailChoice({ label, hint, isTicked, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        className={form.checkbox}
        checked={isTicked}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.quiet}>
        {hint}
      </p>
    </div>
  )
}
