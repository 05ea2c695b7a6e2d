import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './form.module.css'

type Props = FieldProps & {
  /** Tells password managers what to offer: the stored password, or a new one. */
  autoComplete: 'current-password' | 'new-password'
  texts: { readonly showPassword: string; readonly hidePassword: string }
}

/** A password that can be shown, to check what was typed. */
export function PasswordField({ autoComplete, texts, ...field }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.control}
          />
          <button
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            className={styles.reveal}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hidePassword : texts.showPassword}
          </button>
        </div>
      )}
    </Field>
  )
}
