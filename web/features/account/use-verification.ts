import { useEffect, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import type { VerificationOutcome } from './follow-verification.ts'

/** The fragment of the link in the mail that verifies an address. */
const start = '#verify='

/** Follows that link: its token stands in the page's fragment. Undefined without one. */
export function useVerification(lang: Language): VerificationOutcome | undefined {
  const [outcome, setOutcome] = useState<VerificationOutcome>()
  useEffect(() => {
    const { hash, pathname, search } = location
    if (!hash.startsWith(start)) return
    // Not again after a reload, and not in the history.
    history.replaceState(history.state, '', pathname + search)
    import('./follow-verification.ts')
      .then(({ followVerification }) => followVerification(lang, hash.slice(start.length)))
      // Without the code the link still works another time.
      .then(setOutcome, () => {})
  }, [lang])
  return outcome
}
