import { useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { requestVerification } from '#web/services/backend/calls/request-verification.gen.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account.module.css'
import { failureText, type SectionProps } from './account-texts.ts'
import { refreshIfLoggedOut } from './use-call.ts'

/** The member's address, and a new link while it is not verified. */
export function EmailStatus({ lang, texts, member }: SectionProps & { member: CurrentMember }) {
  const { email, isEmailVerified } = member
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    const result = await requestVerification({ lang })
    setBusy(false)
    if (!result.ok) refreshIfLoggedOut(result)
    setMessage(result.ok ? fillIn(texts.verificationSent, { email }) : failureText(result, texts))
  }
  if (isEmailVerified) {
    return (
      <p className={styles.email}>
        {texts.email}: <strong>{email}</strong>
      </p>
    )
  }
  return (
    <Notice>
      <p className={styles.email}>{fillIn(texts.notVerified, { email })}</p>
      <Button variant="secondary" aria-disabled={isBusy} onClick={send}>
        {texts.sendVerification}
      </Button>
      <p role="status">{message}</p>
    </Notice>
  )
}
