import { useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { verifyEmail } from '#web/services/backend/contracts/verify-email.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { failureText } from '../account-texts.ts'
import type { StepProps } from './step-props.ts'

type Options = Pick<StepProps, 'lang' | 'texts' | 'token' | 'onEnd'> & {
  /** Called when this browser turns out to be logged in to no account or another one. */
  onStale: () => void
}

/** Verifies the address in the present session, and returns the message if that fails. */
export function useVerify({ lang, texts, token, onEnd, onStale }: Options) {
  const [message, setMessage] = useState<string>()
  const verify = async () => {
    setMessage(undefined)
    const result = await callBackend<typeof verifyEmail>('POST /api/v1/users/verification', { body: { token }, lang })
    if (result.ok) return onEnd({ text: texts.verified, isVerified: true })
    if (result.code !== 'notLoggedIn') return setMessage(failureText(result, texts))
    await refreshSession()
    onStale()
  }
  return { verify, message, setMessage }
}
