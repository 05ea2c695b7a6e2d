import { type FormEvent, useState } from 'react'
import { type PasswordStrength, passwordStrength } from '#web/domain/member/password-strength.ts'
import type { Texts } from '#web/i18n/nb.ts'
import styles from './new-password-fields.module.css'
import { PasswordField } from './password-field.tsx'

type Strengths = Pick<Texts<'account'>, 'passwordHint' | 'strength1' | 'strength2' | 'strength3' | 'strength4'>

type FieldProps = {
  texts: Strengths & { readonly showPassword: string; readonly hidePassword: string }
  label: string
  /** The text that a guesser would try: the member's address. */
  known?: readonly string[]
}

type Props = FieldProps & { texts: Pick<Texts<'account'>, 'repeat'> }

/** A new password, typed twice. */
export function NewPasswordFields(props: Props) {
  return (
    <>
      <NewPasswordField {...props} />
      <PasswordField
        name="repeat"
        label={props.texts.repeat}
        required
        marksRequired={false}
        autoComplete="new-password"
        texts={props.texts}
      />
    </>
  )
}

/** A new password, with a meter that advises and never refuses (docs/product/5). */
export function NewPasswordField({ texts, label, known = [] }: FieldProps) {
  const [strength, setStrength] = useState<PasswordStrength>(0)
  const measure = ({ target }: FormEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const others = target.form
      ? ['email', 'fullName'].map((name) => new FormData(target.form ?? undefined).get(name))
      : []
    const words = others.filter((value) => typeof value === 'string')
    setStrength(passwordStrength(target.value, [...known, ...words]))
  }
  return (
    <div className={styles.password} onInput={measure}>
      <PasswordField
        name="password"
        label={label}
        hint={texts.passwordHint}
        required
        marksRequired={false}
        autoComplete="new-password"
        texts={texts}
      />
      <div className={styles.meter} data-strength={strength} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p role="status" className={styles.strength}>
        {strength !== 0 && texts[`strength${strength}`]}
      </p>
    </div>
  )
}
