import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { setPasswordByLink } from '#web/services/backend/contracts/set-password-by-link.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { NewPasswordFields } from '#web/ui/form/new-password-fields.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import styles from '../account.module.css'
import { failureText } from '../account-texts.ts'
import { LinkStep } from './link-step.tsx'
import type { StepProps } from './step-props.ts'

/** A new password by the link, which logs in here and out everywhere else. */
export function NewPassword({ lang, texts, token, email, onEnd, onBack }: StepProps & { onBack: () => void }) {
  return (
    <LinkStep heading={texts.linkPasswordTitle}>
      <p>{fillIn(texts.linkPasswordText, { email })}</p>
      <Form
        lang={lang}
        name="link-password"
        className={styles.form}
        loadSchema={async () => (await import('../account-schemas.ts')).newPasswordSchema}
        messages={texts}
        failedText={texts.failed}
        onSubmit={async ({ password }) => {
          const result = await callBackend<typeof setPasswordByLink>('POST /api/v1/users/link/password', {
            body: { token, password },
            lang,
          })
          if (!result.ok) {
            const text = failureText(result, texts)
            return result.code === 'passwordLengthError' ? { fields: { password: text } } : { message: text }
          }
          await announceSessionChange()
          onEnd({ text: texts.linkPasswordSet, isVerified: true })
        }}
      >
        {/* Password managers store the new password with it. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields texts={texts} label={texts.newPassword} known={[email]} />
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton busyText={texts.saving}>{texts.linkPasswordSave}</SubmitButton>
          <Button variant="secondary" onClick={onBack}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    </LinkStep>
  )
}
