import { useEffect, useState } from 'react'
import { RESET_CODE_LIFETIME_MS } from '#web/domain/member/account-limits.ts'
import type { ResetRequest } from '#web/domain/member/login-flow.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { requestPasswordReset } from '#web/services/backend/contracts/request-password-reset.ts'
import type { verifyResetCode } from '#web/services/backend/contracts/verify-reset-code.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { callFailure, failureText } from './call-failure.ts'
import styles from './login.module.css'
import { codeSchema } from './login-schemas.ts'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

/** Mails take a while: another one may be asked for after this. */
const RESEND_AFTER_MS = 30_000

type Props = ScreenProps & { email: string; reset: ResetRequest }

export function CodeScreen({ lang, texts, send, email, reset }: Props) {
  const { id, token, requestedAt } = reset
  return (
    <Form
      lang={lang}
      name="reset-code"
      className={styles.form}
      loadSchema={async () => codeSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async ({ code }) => {
        const result = await callBackend<typeof verifyResetCode>('POST /api/v1/auth/resetPasswordToken/{id}/verify', {
          params: { id },
          body: { code, token },
          lang,
        })
        if (!result.ok) return callFailure(result, texts)
        send({ type: 'codeVerified', code })
      }}
    >
      <p>{fillIn(texts.codeText, { email })}</p>
      <TextField
        name="code"
        label={texts.code}
        required
        marksRequired={false}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className={styles.code}
      />
      <Remaining until={requestedAt + RESET_CODE_LIFETIME_MS} texts={texts} />
      <FormAlert />
      <SubmitButton wide busyText={texts.codeBusy}>
        {texts.codeSubmit}
      </SubmitButton>
      <Resend lang={lang} texts={texts} send={send} email={email} requestedAt={requestedAt} />
      <div className={styles.steps}>
        <StepLink onFollow={() => send({ type: 'back' })}>{texts.otherAddress}</StepLink>
      </div>
    </Form>
  )
}

function Remaining({ until, texts }: { until: number; texts: ScreenProps['texts'] }) {
  const seconds = Math.max(0, Math.ceil((until - useNow()) / 1000))
  if (seconds === 0) return <p role="alert">{texts.codeExpired}</p>
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p role="timer" className={styles.small}>
      {fillIn(texts.codeLasts, { time })}
    </p>
  )
}

function Resend({ lang, texts, send, email, requestedAt }: ScreenProps & { email: string; requestedAt: number }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | { readonly error: string }>('idle')
  const wait = Math.ceil((requestedAt + RESEND_AFTER_MS - useNow()) / 1000)
  const mayResend = wait <= 0 && state !== 'busy'
  const resend = async () => {
    if (!mayResend) return
    setState('busy')
    const result = await callBackend<typeof requestPasswordReset>('POST /api/v1/auth/resetPasswordToken', {
      body: { email, lang },
      lang,
    })
    if (!result.ok) return setState({ error: failureText(result, texts) })
    setState('sent')
    send({ type: 'codeSent', email, reset: { ...result.value, requestedAt: Date.now() } })
  }
  return (
    <div>
      <button type="button" className={styles.step} aria-disabled={!mayResend} onClick={resend}>
        {wait > 0 ? fillIn(texts.resendIn, { seconds: wait }) : texts.resend}
      </button>
      <p role="status" className={styles.small}>
        {state === 'sent' && texts.resent}
      </p>
      <p role="alert" className={styles.failed}>
        {typeof state === 'object' && state.error}
      </p>
    </div>
  )
}

/** Milliseconds since 1970, once a second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
