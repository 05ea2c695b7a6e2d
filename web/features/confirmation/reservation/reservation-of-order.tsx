import { useEffect, useState } from 'react'
import type { ReservationProof } from '#web/domain/checkout/payment-result.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Notice } from '#web/ui/notice.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'
import { type LoadedReservation, type Reservation, readReservation } from './load-reservation.ts'
import { Reserved } from './reserved.tsx'

type Props = { lang: Language; proof: ReservationProof | 'elsewhere'; texts: ConfirmationTexts }

/** Milliseconds after which a reservation that is being confirmed is read again. */
const PENDING_REFRESH_MS = 5000

/** The reservation made along with an order, in the order's confirmation. */
export function ReservationOfOrder({ proof, ...props }: Props) {
  if (proof !== 'elsewhere') return <OwnReservation proof={proof} {...props} />
  const { texts } = props
  return (
    <section className={styles.part} aria-labelledby="reserved">
      <h2 id="reserved">{texts.reservedTitle}</h2>
      <p>{texts.reservedElsewhere}</p>
    </section>
  )
}

function OwnReservation({ lang, proof, texts }: Props & { proof: ReservationProof }) {
  const { id, key } = proof
  const [loaded, setLoaded] = useState<LoadedReservation>()
  const isPending = loaded?.kind === 'loaded' && loaded.reservation.state === 'pending'
  useEffect(() => {
    const read = () => void readReservation({ id, key }, lang).then(setLoaded)
    if (!isPending) return read()
    const timer = setInterval(read, PENDING_REFRESH_MS)
    return () => clearInterval(timer)
  }, [id, key, lang, isPending])
  if (!loaded || loaded.kind === 'none') return null
  return (
    <section className={styles.part} aria-labelledby="reserved">
      <h2 id="reserved">{texts.reservedTitle}</h2>
      {loaded.kind === 'failed' ? (
        <Notice>{texts.reservedFailed}</Notice>
      ) : (
        <>
          <p role="status">{stateText(loaded.reservation, texts)}</p>
          {loaded.reservation.state !== 'released' && loaded.reservation.state !== 'cancelled' && (
            <Reserved lang={lang} reservation={loaded.reservation} texts={texts} level="h3" />
          )}
        </>
      )}
    </section>
  )
}

function stateText({ state, email }: Reservation, texts: ConfirmationTexts): string {
  if (state === 'unverified') return fillIn(texts.unverifiedText, { email })
  if (state === 'pending') return texts.reservedPending
  if (state === 'released') return texts.reservedReleased
  return state === 'cancelled' ? texts.cancelledReservationText : fillIn(texts.reservedLead, { email })
}
