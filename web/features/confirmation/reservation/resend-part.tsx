import { useState } from 'react'
import type { ReservationProof } from '#web/domain/checkout/payment-result.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { resendConfirmation } from '#web/services/backend/contracts/resend-confirmation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'

type Props = { lang: Language; proof: ReservationProof; email: string; texts: ConfirmationTexts }

/** Says what an unverified reservation waits for, with a button that mails its link again. */
export function ResendPart({ lang, proof: { id, key }, email, texts }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState({ message: '', failure: '' })
  const resend = async () => {
    if (isBusy) return
    setBusy(true)
    setOutcome({ message: '', failure: '' })
    const result = await callBackend<typeof resendConfirmation>('POST /api/v1/reservations/{id}/mail', {
      params: { id },
      body: { key, lang },
      lang,
    })
    setBusy(false)
    if (result.ok) setOutcome({ message: fillIn(texts.resent, { email }), failure: '' })
    else setOutcome({ message: '', failure: result.message ?? texts.resendFailed })
  }
  return (
    <section className={styles.words} aria-labelledby="confirm">
      <h2 id="confirm">{texts.noMailTitle}</h2>
      <p>{texts.noMailText}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={resend}>
          {texts.resend}
        </Button>
      </div>
      <p role="status">{outcome.message}</p>
      <p role="alert" className={styles.error}>
        {outcome.failure}
      </p>
    </section>
  )
}
