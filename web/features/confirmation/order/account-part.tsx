import { useEffect, useRef, useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getCurrentUser } from '#web/services/backend/contracts/get-current-user.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'
import { type Buyer, CreateAccount } from './create-account.tsx'

type Props = {
  lang: Language
  order: Buyer
  /** The part of the account page where it is found again. */
  section?: 'orders' | 'reservations'
  texts: ConfirmationTexts
}

/** Offers guests an account in one step, and tells members where they find the order or reservation again. */
export function AccountPart({ lang, order, section = 'orders', texts }: Props) {
  const member = useMember()
  const [isCreated, setCreated] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // It takes the place of the form, and its focus.
  useEffect(() => {
    if (isCreated) place.current?.focus()
  }, [isCreated])
  if (member === 'guest' && !isCreated) {
    return order.email ? (
      <CreateAccount lang={lang} order={order} texts={texts} onCreated={() => setCreated(true)} />
    ) : null
  }
  const text = isCreated ? texts.accountCreated : member && member !== 'guest' && memberText(member, order, texts)
  return (
    <div ref={place} role="status" tabIndex={-1}>
      {text && (
        <Notice>
          <p>{fillIn(text, { email: order.email, member: member && member !== 'guest' ? member.email : '' })}</p>
          <p className={styles.way}>
            <ArrowLink href={`${fixedLink(lang, 'account')}#${section}`}>{texts.toAccount}</ArrowLink>
          </p>
        </Notice>
      )}
    </div>
  )
}

function memberText({ email, isEmailVerified }: CurrentMember, order: Buyer, texts: ConfirmationTexts): string {
  if (email.toLowerCase() !== order.email.toLowerCase()) return texts.otherAccount
  return isEmailVerified ? texts.inAccount : texts.inAccountOnceVerified
}

/** The member who is logged in, including after a login on this page; undefined until that is known. */
function useMember(): CurrentMember | 'guest' | undefined {
  const [member, setMember] = useState<CurrentMember | 'guest'>()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    import('#web/services/session/session.ts').then(
      async ({ session, currentSession }) => {
        const show = async ({ status }: { readonly status: string }) => {
          if (status === 'unknown') return
          const result =
            status === 'member' ? await callBackend<typeof getCurrentUser>('GET /api/v1/users/me') : undefined
          if (!isOver) setMember(result?.ok ? result.value : 'guest')
        }
        if (isOver) return
        stop = session.subscribe(show)
        await show(await currentSession())
      },
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return member
}
