import { termsLink } from '#web/routing/fixed-links.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { register } from '#web/services/backend/contracts/register.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { NewPasswordFields } from '#web/ui/form/new-password-fields.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { LinkedSentence } from '#web/ui/linked-sentence.tsx'
import { callFailure } from './call-failure.ts'
import { EmailField } from './email-field.tsx'
import styles from './login.module.css'
import { registerSchema } from './login-schemas.ts'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

export function RegisterScreen({ lang, texts, send, email }: ScreenProps & { email: string }) {
  return (
    <Form
      lang={lang}
      name="register"
      className={styles.form}
      loadSchema={async () => registerSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async ({ repeat: _, ...registration }) => {
        const result = await callBackend<typeof register>('POST /api/v1/auth/register', {
          body: { ...registration, lang },
          lang,
        })
        if (!result.ok) return callFailure(result, texts)
        send({ type: 'registered' })
        await announceSessionChange()
      }}
    >
      <p>{texts.registerText}</p>
      <EmailField label={texts.email} email={email} />
      <TextField
        name="fullName"
        label={texts.fullName}
        hint={texts.fullNameHint}
        required
        marksRequired={false}
        autoComplete="name"
      />
      <NewPasswordFields texts={texts} label={texts.password} />
      <CheckboxField name="subscribeToNewsletter" label={texts.newsletter} />
      <CheckboxField name="subscribeToCommunity" label={texts.community} />
      <p className={styles.small}>
        <LinkedSentence text={texts.terms} href={termsLink(lang)} />
      </p>
      <FormAlert />
      <SubmitButton wide busyText={texts.registerBusy}>
        {texts.registerSubmit}
      </SubmitButton>
      <div className={styles.steps}>
        <StepLink onFollow={(typed) => send({ type: 'back', email: typed })}>{texts.toLogin}</StepLink>
      </div>
    </Form>
  )
}
