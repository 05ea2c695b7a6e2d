import { callBackend } from '#web/services/backend/call-backend.ts'
import type { logIn } from '#web/services/backend/contracts/log-in.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { callFailure } from './call-failure.ts'
import { EmailField } from './email-field.tsx'
import styles from './login.module.css'
import { loginSchema } from './login-schemas.ts'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

export function LoginScreen({ lang, texts, send, email }: ScreenProps & { email: string }) {
  return (
    <Form
      lang={lang}
      name="login"
      className={styles.form}
      loadSchema={async () => loginSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async (body) => {
        const result = await callBackend<typeof logIn>('POST /api/v1/login', { body, lang })
        if (!result.ok) return callFailure(result, texts)
        await announceSessionChange()
        send({ type: 'loggedIn' })
      }}
    >
      <EmailField label={texts.email} email={email} />
      <PasswordField
        name="password"
        label={texts.password}
        required
        marksRequired={false}
        autoComplete="current-password"
        texts={texts}
      />
      <FormAlert />
      <SubmitButton wide busyText={texts.loginBusy}>
        {texts.loginSubmit}
      </SubmitButton>
      <div className={styles.steps}>
        <StepLink onFollow={(typed) => send({ type: 'toForgotPassword', email: typed })}>{texts.forgot}</StepLink>
        <StepLink onFollow={(typed) => send({ type: 'toRegister', email: typed })}>{texts.toRegister}</StepLink>
      </div>
    </Form>
  )
}
