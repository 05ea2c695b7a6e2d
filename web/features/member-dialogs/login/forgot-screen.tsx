import { callBackend } from '#web/services/backend/call-backend.ts'
import type { requestPasswordReset } from '#web/services/backend/contracts/request-password-reset.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { callFailure } from './call-failure.ts'
import { EmailField } from './email-field.tsx'
import styles from './login.module.css'
import { forgotSchema } from './login-schemas.ts'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

export function ForgotScreen({ lang, texts, send, email }: ScreenProps & { email: string }) {
  return (
    <Form
      lang={lang}
      name="forgot-password"
      className={styles.form}
      loadSchema={async () => forgotSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async (values) => {
        const result = await callBackend<typeof requestPasswordReset>('POST /api/v1/auth/resetPasswordToken', {
          body: { ...values, lang },
          lang,
        })
        if (!result.ok) return callFailure(result, texts)
        send({ type: 'codeSent', email: values.email, reset: { ...result.value, requestedAt: Date.now() } })
      }}
    >
      <p>{texts.forgotText}</p>
      <EmailField label={texts.email} email={email} />
      <FormAlert />
      <SubmitButton wide busyText={texts.forgotBusy}>
        {texts.forgotSubmit}
      </SubmitButton>
      <div className={styles.steps}>
        <StepLink onFollow={(typed) => send({ type: 'back', email: typed })}>{texts.backToLogin}</StepLink>
      </div>
    </Form>
  )
}
