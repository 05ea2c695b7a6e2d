import { useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { changePassword } from '#web/services/backend/contracts/change-password.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { NewPasswordFields } from '#web/ui/form/new-password-fields.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import styles from './account.module.css'
import { accountFormFailure, type SectionProps } from './account-texts.ts'

/** Change of password (R2.34), which logs all other browsers out. */
export function PasswordSection({ lang, texts }: SectionProps) {
  const [isDone, setDone] = useState(false)
  // A new key resets the strength meter after the form was.
  const [round, setRound] = useState(0)
  return (
    <Form
      lang={lang}
      name="change-password"
      className={styles.form}
      loadSchema={async () => (await import('./account-schemas.ts')).passwordSchema}
      messages={texts}
      failedText={texts.failed}
      onChange={() => setDone(false)}
      onSubmit={async ({ oldPassword, password }, form) => {
        const result = await callBackend<typeof changePassword>('PUT /api/v1/users/me/password', {
          body: { oldPassword, password },
          lang,
        })
        if (!result.ok)
          return accountFormFailure(result, texts, result.code === 'wrongOldPassword' ? 'oldPassword' : undefined)
        form.reset()
        setRound(round + 1)
        setDone(true)
      }}
    >
      <PasswordField
        name="oldPassword"
        label={texts.oldPassword}
        required
        marksRequired={false}
        autoComplete="current-password"
        texts={texts}
      />
      <NewPasswordFields key={round} texts={texts} label={texts.newPassword} />
      <FormAlert />
      <div className={styles.actions}>
        <SubmitButton busyText={texts.saving}>{texts.changePassword}</SubmitButton>
        <p role="status">{isDone && texts.passwordChanged}</p>
      </div>
    </Form>
  )
}
