import { useRef, useState } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { type CallResult, callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { readMailLink as contract, readMailLink } from '#web/services/backend/contracts/read-mail-link.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '../account-section.tsx'
import { accountTexts } from '../account-texts.ts'
import { useMemberQuery } from '../use-member-query.ts'
import { AskVisitor } from './ask-visitor.tsx'
import { DisownAccount } from './disown-account.tsx'
import { LinkAction } from './link-action.tsx'
import { LinkStep } from './link-step.tsx'
import styles from './mail-link.module.css'
import { NewPassword } from './new-password.tsx'
import type { LinkProps, StepProps } from './step-props.ts'
import { useVerify } from './use-verify.ts'

/** `null`: the link no longer works. */
type Link = ResponseOf<typeof contract> | null

/**
 * The page that the link of a mail opens (docs/decisions/0068). A member of its account verifies the address by a
 * button. Anybody else logs in to that account first; or they own the address, but have not made the account: then they
 * delete it or take it over. The link of a forgotten password leads to a new one.
 */
export function MailLink(link: Omit<LinkProps, 'texts'>) {
  const { lang, token } = link
  const props = { ...link, texts: accountTexts(lang) }
  const place = useRef<HTMLDivElement>(null)
  const read = async (): Promise<CallResult<Link, string>> => {
    const result = await callBackend<typeof readMailLink>('POST /api/v1/users/link', { body: { token }, lang })
    return !result.ok && result.code === 'verificationExpired' ? { ok: true, value: null } : result
  }
  const { query, reload } = useMemberQuery(`link ${token}`, read, place)
  return (
    <div ref={place} className={styles.page}>
      <Loaded query={query} texts={props.texts}>
        {(link) =>
          !link ? (
            <Ended {...props} heading={props.texts.linkExpired} text={props.texts.linkExpiredText} />
          ) : link.isVerified ? (
            <Ended {...props} heading={props.texts.linkUsed} />
          ) : (
            <Question {...props} link={link} onStale={reload} />
          )
        }
      </Loaded>
    </div>
  )
}

type QuestionProps = LinkProps & { link: NonNullable<Link>; onStale: () => void }

function Question({ link: { purpose, email, reader }, onStale, ...props }: QuestionProps) {
  const [step, setStep] = useState<'ask' | 'password' | 'disown'>('ask')
  const stepProps = { ...props, email, isNewAddress: purpose === 'newAddress' }
  const onBack = () => setStep('ask')
  if (purpose === 'newPassword') return <NewPassword {...stepProps} onBack={() => props.onEnd()} />
  if (step === 'password') return <NewPassword {...stepProps} onBack={onBack} />
  if (step === 'disown') return <DisownAccount {...stepProps} onBack={onBack} />
  if (reader === 'member') return <AskMember {...stepProps} onStale={onStale} />
  return <AskVisitor {...stepProps} hasOtherSession={reader === 'otherMember'} onStep={setStep} onStale={onStale} />
}

/** The button by which a member of the account verifies the address. */
function AskMember({ onStale, ...props }: StepProps & { onStale: () => void }) {
  const { texts, email, isNewAddress, onEnd } = props
  const { verify, message } = useVerify({ ...props, onStale })
  return (
    <LinkStep heading={texts.linkTitle}>
      <p>{fillIn(isNewAddress ? texts.linkOwnNew : texts.linkOwn, { email })}</p>
      <LinkAction text={texts.linkVerify} message={message} onClick={verify}>
        <Button variant="secondary" onClick={() => onEnd()}>
          {texts.cancel}
        </Button>
      </LinkAction>
    </LinkStep>
  )
}

function Ended({ texts, onEnd, heading, text }: LinkProps & { heading: string; text?: string }) {
  return (
    <LinkStep heading={heading}>
      {text && <p>{text}</p>}
      <div className={styles.actions}>
        <Button onClick={() => onEnd()}>{texts.toAccount}</Button>
      </div>
    </LinkStep>
  )
}
