import { useEffect, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from './account.module.css'

export type VerificationOutcome = { readonly ok: boolean; readonly text: string }

const fragment = /^#verify=([\w-]+)$/

/** Follows the link of the mail that verifies an address: its token stands in the page's fragment. Undefined without one. */
export function useVerification(lang: Language): VerificationOutcome | undefined {
  const [outcome, setOutcome] = useState<VerificationOutcome>()
  useEffect(() => {
    const token = fragment.exec(location.hash)?.[1]
    if (!token) return
    // Not again after a reload, and not in the history.
    history.replaceState(history.state, '', location.pathname + location.search)
    Promise.all([import('#web/services/backend/calls/verify-email.gen.ts'), import('./account-texts.ts')])
      .then(async ([{ verifyEmail }, { loadAccountTexts, failureText }]) => {
        const [result, texts] = await Promise.all([verifyEmail({ body: { token }, lang }), loadAccountTexts(lang)])
        setOutcome({ ok: result.ok, text: result.ok ? texts.verified : failureText(result, texts) })
      })
      // Without the code the link still works another time.
      .catch(() => {})
  }, [lang])
  return outcome
}

export function VerificationNotice({ outcome }: { outcome: VerificationOutcome | undefined }) {
  return (
    <div role="status" className={styles.verification}>
      {outcome && <Notice tone={outcome.ok ? 'plain' : 'danger'}>{outcome.text}</Notice>}
    </div>
  )
}
