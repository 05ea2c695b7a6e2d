import { useState } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { disownAccount } from '#web/services/backend/contracts/disown-account.ts'
import { Button } from '#web/ui/button.tsx'
import { failureText } from '../account-texts.ts'
import { LinkAction } from './link-action.tsx'
import { LinkStep } from './link-step.tsx'
import type { StepProps } from './step-props.ts'

/** Milliseconds: many rows may have to change. */
const TIMEOUT_MS = 15_000

/** Asks once more before the account that somebody else made is deleted, or the change to the address is stopped. */
export function DisownAccount({ onBack, ...props }: StepProps & { onBack: () => void }) {
  const { lang, texts, token, email, isNewAddress, onEnd } = props
  const [message, setMessage] = useState<string>()
  const disown = async () => {
    setMessage(undefined)
    const result = await callBackend<typeof disownAccount>('DELETE /api/v1/users/verification', {
      body: { token },
      lang,
      timeoutMs: TIMEOUT_MS,
    })
    const done = isNewAddress ? texts.linkDisownedNew : texts.linkDisowned
    if (result.ok) onEnd({ text: fillIn(done, { email }), isVerified: false })
    else setMessage(failureText(result, texts))
  }
  return (
    <LinkStep heading={isNewAddress ? texts.linkDisownNewTitle : texts.linkDisownTitle}>
      <p>{fillIn(isNewAddress ? texts.linkDisownNewText : texts.linkDisownText, { email })}</p>
      <LinkAction text={isNewAddress ? texts.linkDisownNew : texts.deleteConfirm} message={message} onClick={disown}>
        <Button variant="secondary" onClick={onBack}>
          {texts.cancel}
        </Button>
      </LinkAction>
    </LinkStep>
  )
}
