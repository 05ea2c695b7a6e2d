import { useEffect, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { cancelReservation } from '#web/services/backend/contracts/cancel-reservation.ts'
import type { listOwnReservations } from '#web/services/backend/contracts/list-own-reservations.ts'
import { Button } from '#web/ui/button.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'

type Props = { lang: Language; id: string; texts: ConfirmationTexts; onCancelled: () => void }

/** Ways to cancel: by the link in the mail, and by a button for the member whose reservation it is. */
export function CancelPart({ lang, id, texts, onCancelled }: Props) {
  const canCancel = useCanCancel(lang, id)
  const [step, setStep] = useState<'asked' | 'busy'>()
  const [failure, setFailure] = useState('')
  const cancel = async () => {
    if (step === 'busy') return
    setStep('busy')
    const result = await callBackend<typeof cancelReservation>('DELETE /api/v1/users/me/reservations/{id}', {
      params: { id },
      lang,
    })
    setStep(undefined)
    if (result.ok) onCancelled()
    else setFailure(result.message ?? texts.cancelFailed)
  }
  return (
    <section className={styles.words} aria-labelledby="cancel">
      <h2 id="cancel">{texts.howToCancel}</h2>
      <p>{texts.cancelByMail}</p>
      {canCancel && (
        <Button variant="secondary" aria-disabled={step === 'busy'} onClick={step ? cancel : () => setStep('asked')}>
          {step ? texts.confirmCancel : texts.cancelReservation}
        </Button>
      )}
      <p role="alert" className={styles.error}>
        {failure}
      </p>
    </section>
  )
}

/** Whether the reservation is that of the member who is logged in, and production has not started. */
function useCanCancel(lang: Language, id: string): boolean {
  const [canCancel, setCanCancel] = useState(false)
  useEffect(() => {
    let isOver = false
    const find = async () => {
      const { currentSession } = await import('#web/services/session/session.ts')
      if ((await currentSession()).status !== 'member') return
      const own = await callBackend<typeof listOwnReservations>('GET /api/v1/users/me/reservations', {
        query: { lang },
      })
      const found = own.ok && own.value.reservations.some((one) => one.id === id && one.canCancel)
      if (!isOver) setCanCancel(found)
    }
    find().catch(() => {})
    return () => {
      isOver = true
    }
  }, [lang, id])
  return canCancel
}
