import { useEffect } from 'react'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '../confirmation.module.css'
import type { LoadedTexts } from '../confirmation-texts.ts'
import { useArrival } from '../use-arrival.ts'
import { CancelPart } from './cancel-part.tsx'
import type { Reservation } from './load-reservation.ts'
import { Reserved } from './reserved.tsx'

type Props = LoadedTexts & {
  lang: Language
  /** The page's title until the reservation has loaded. */
  pageTitle: string
  reservation: Reservation
  /** Reads the reservation again. */
  onChange: () => void
}

/** Milliseconds after which a reservation that is being confirmed is read again. */
const PENDING_REFRESH_MS = 5000

const words = {
  pending: ['crowdfundingTitle', 'reservedPending'],
  confirmed: ['reservedThanks', 'reservedLead'],
  cancelled: ['cancelledReservationTitle', 'cancelledReservationText'],
  released: ['releasedTitle', 'releasedText'],
} as const

/** A reservation for the shopper who made it: what was reserved, when it is charged, and how to cancel. */
export function ReservationView({ lang, pageTitle, reservation, texts, receiptTexts, onChange }: Props) {
  const { state } = reservation
  const [heading, lead] = words[state]
  const place = useArrival(texts[heading], pageTitle)
  useEffect(() => {
    if (state !== 'pending') return
    const timer = setInterval(onChange, PENDING_REFRESH_MS)
    return () => clearInterval(timer)
  }, [state, onChange])
  return (
    <div className={styles.page} data-reservation-state={state}>
      <div className={styles.head}>
        <h1 ref={place} tabIndex={-1} className={styles.title}>
          {texts[heading]}
        </h1>
        <p className={styles.lead} role="status">
          {texts[lead]}
        </p>
      </div>
      <div className={styles.main}>
        {state !== 'cancelled' && state !== 'released' && (
          <>
            <Reserved lang={lang} reservation={reservation} texts={texts} receiptTexts={receiptTexts} level="h2" />
            <CancelPart lang={lang} id={reservation.id} texts={texts} onCancelled={onChange} />
          </>
        )}
        <div className={styles.actions}>
          <ButtonLink href={shopLink(lang)} variant="secondary">
            {texts.toShop}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
