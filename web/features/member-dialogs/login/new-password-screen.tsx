import type { ResetRequest } from '#web/domain/member/login-flow.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { resetPassword } from '#web/services/backend/contracts/reset-password.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { NewPasswordFields } from '#web/ui/form/new-password-fields.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { callFailure } from './call-failure.ts'
import styles from './login.module.css'
import { newPasswordSchema } from './login-schemas.ts'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

type Props = ScreenProps & { email: string; reset: ResetRequest; code: string }

export function NewPasswordScreen({ lang, texts, send, email, reset: { id, token }, code }: Props) {
  return (
    <Form
      lang={lang}
      name="new-password"
      className={styles.form}
      loadSchema={async () => newPasswordSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async ({ password }) => {
        const result = await callBackend<typeof resetPassword>(
          'POST /api/v1/auth/resetPasswordToken/{id}/resetPassword',
          { params: { id }, body: { code, token, password }, lang },
        )
        if (!result.ok) return callFailure(result, texts)
        await announceSessionChange()
        send({ type: 'loggedIn' })
      }}
    >
      <p>{texts.newPasswordText}</p>
      {/* Password managers store the new password with it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields texts={texts} label={texts.newPassword} known={[email]} />
      <FormAlert />
      <SubmitButton wide busyText={texts.newPasswordBusy}>
        {texts.newPasswordSubmit}
      </SubmitButton>
      <div className={styles.steps}>
        <StepLink onFollow={() => send({ type: 'back' })}>{texts.backToCode}</StepLink>
      </div>
    </Form>
  )
}
