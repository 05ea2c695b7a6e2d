import { useEffect, useRef } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { accountErrorField } from '#web/services/backend/account-error-field.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { requestEmailChange } from '#web/services/backend/contracts/request-email-change.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './account.module.css'
import { accountFormFailure, type SectionProps } from './account-texts.ts'

type Props = SectionProps & {
  /** With the member if another address was asked for. */
  onClose: (changed?: CurrentMember) => void
}

/** Asks for another address, with the password. It takes effect behind the link in a mail to it. */
export function EmailForm({ lang, texts, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <Form
      lang={lang}
      name="change-email"
      className={styles.form}
      loadSchema={async () => (await import('./account-schemas.ts')).emailSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async (body) => {
        const result = await callBackend<typeof requestEmailChange>('PUT /api/v1/users/me/email', { body, lang })
        if (!result.ok) {
          const { code } = result
          return accountFormFailure(result, texts, code === 'wrongPassword' ? 'password' : accountErrorField(code))
        }
        onClose(result.value)
      }}
    >
      <div ref={place}>
        <TextField
          name="email"
          type="email"
          label={texts.newEmail}
          hint={texts.newEmailHint}
          required
          marksRequired={false}
          autoComplete="email"
        />
      </div>
      <PasswordField
        name="password"
        label={texts.deletePassword}
        required
        marksRequired={false}
        autoComplete="current-password"
        texts={texts}
      />
      <FormAlert />
      <div className={styles.actions}>
        <SubmitButton busyText={texts.saving}>{texts.sendEmailChange}</SubmitButton>
        <Button variant="secondary" onClick={() => onClose()}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  )
}
