import { useEffect, useRef, useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { cancelEmailChange } from '#web/services/backend/contracts/cancel-email-change.ts'
import type { requestVerification } from '#web/services/backend/contracts/request-verification.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account.module.css'
import type { SectionProps } from './account-texts.ts'
import { EmailForm } from './email-form.tsx'
import { useChange } from './use-change.ts'

type Props = SectionProps & { member: CurrentMember; onChange: (member: CurrentMember) => void }

/**
 * The member's address: a new link while it, or the one that is to replace it, is not verified, and a way to change it.
 */
export function EmailStatus({ lang, texts, member, onChange }: Props) {
  const { email, isEmailVerified, pendingEmail } = member
  const { run, isBusy, done, failure, reset } = useChange(texts)
  const [isChanging, setChanging] = useState(false)
  const send = () =>
    run(async () => {
      await orThrow(callBackend<typeof requestVerification>('POST /api/v1/users/me/verification', { lang }))
      return fillIn(texts.verificationSent, { email: pendingEmail ?? email })
    })
  const keep = () =>
    run(async () => {
      onChange(await orThrow(callBackend<typeof cancelEmailChange>('DELETE /api/v1/users/me/email', { lang })))
      return texts.emailKept
    })
  const waiting = useRef<HTMLParagraphElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  const hasShown = useRef(false)
  // The form, or a button, that had the focus is gone: what has come instead gets it.
  useEffect(() => {
    const isFirst = !hasShown.current
    hasShown.current = true
    if (isFirst || isChanging || document.activeElement !== document.body) return
    if (pendingEmail === null) change.current?.focus()
    else waiting.current?.focus()
  }, [isChanging, pendingEmail])
  const isWaiting = pendingEmail !== null || !isEmailVerified
  return (
    <>
      {isEmailVerified && (
        <p className={styles.email}>
          {texts.email}: <strong>{email}</strong>
        </p>
      )}
      {isWaiting && (
        <Notice>
          <p ref={waiting} tabIndex={-1} className={styles.email}>
            {pendingEmail ? fillIn(texts.emailPending, { email: pendingEmail }) : fillIn(texts.notVerified, { email })}
          </p>
          <div className={styles.actions}>
            <Button variant="secondary" aria-disabled={isBusy} onClick={() => isBusy || send()}>
              {pendingEmail ? texts.emailResend : texts.sendVerification}
            </Button>
            {pendingEmail && (
              <Button variant="secondary" aria-disabled={isBusy} onClick={() => isBusy || keep()}>
                {texts.keepEmail}
              </Button>
            )}
          </div>
        </Notice>
      )}
      <p role="status">{done ?? failure}</p>
      {isChanging ? (
        <EmailForm
          lang={lang}
          texts={texts}
          onClose={(changed) => {
            setChanging(false)
            reset()
            if (changed) onChange(changed)
          }}
        />
      ) : (
        !pendingEmail && (
          <div>
            <button ref={change} type="button" className={styles.plain} onClick={() => setChanging(true)}>
              {texts.changeEmail}
            </button>
          </div>
        )
      )}
    </>
  )
}
