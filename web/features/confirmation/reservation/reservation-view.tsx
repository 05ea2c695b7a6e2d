import { useEffect } from 'react'
import type { ReservationProof } from '#web/domain/checkout/payment-result.ts'
import { reservationReference } from '#web/domain/product/reserved-purchase.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from '../confirmation.module.css'
import { type ConfirmationTexts, confirmationTexts } from '../confirmation-texts.ts'
import { AccountPart } from '../order/account-part.tsx'
import { useArrival } from '../use-arrival.ts'
import { CancelPart } from './cancel-part.tsx'
import type { Reservation } from './load-reservation.ts'
import { ResendPart } from './resend-part.tsx'
import { Reserved } from './reserved.tsx'

type Props = {
  lang: Language
  /** The page's title until the reservation has loaded. */
  pageTitle: string
  reservation: Reservation
  proof: ReservationProof
  /** Reads the reservation again. */
  onChange: () => void
}

/** Milliseconds after which a reservation that waits for its payment or its link is read again. */
const PENDING_REFRESH_MS = 5000

const words = {
  unverified: ['unverifiedTitle', 'unverifiedText'],
  expired: ['expiredTitle', 'expiredText'],
  pending: ['crowdfundingTitle', 'reservedPending'],
  confirmed: ['reservedThanks', 'reservedLead'],
  cancelled: ['cancelledReservationTitle', 'cancelledReservationText'],
  released: ['releasedTitle', 'releasedText'],
} as const

/** The account part's texts about a reservation, in place of those about an order. */
function accountTexts(texts: ConfirmationTexts) {
  return {
    accountText: texts.reservedAccountText,
    accountFailed: texts.reservedAccountFailed,
    accountTaken: texts.reservedAccountTaken,
    accountCreated: texts.reservedAccountCreated,
    inAccount: texts.reservedInAccount,
    inAccountOnceVerified: texts.reservedInAccountOnceVerified,
    otherAccount: texts.reservedOtherAccount,
  }
}

/** An unverified one is over with its link. */
function stateOf({ state, expiresAt }: Reservation): keyof typeof words {
  return state === 'unverified' && expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : state
}

/** A reservation for the shopper who made it: the reserved garments, when it is charged, and how to cancel. */
export function ReservationView({ lang, pageTitle, reservation, proof, onChange }: Props) {
  const texts = confirmationTexts(lang)
  const { email } = reservation
  const state = stateOf(reservation)
  const [heading, lead] = words[state]
  const place = useArrival(texts[heading], pageTitle)
  useEffect(() => {
    if (state !== 'pending' && state !== 'unverified') return
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
          {fillIn(texts[lead], { email })}
        </p>
        {(state === 'confirmed' || state === 'unverified') && (
          <p>{fillIn(texts.reservedReference, { reference: reservationReference(reservation.id) })}</p>
        )}
      </div>
      <div className={styles.main}>
        {state === 'unverified' && <ResendPart lang={lang} proof={proof} email={email} texts={texts} />}
        {state !== 'cancelled' && state !== 'released' && state !== 'expired' && (
          <>
            <Reserved lang={lang} reservation={reservation} texts={texts} level="h2" />
            {state !== 'unverified' && (
              <CancelPart lang={lang} id={reservation.id} texts={texts} onCancelled={onChange} />
            )}
          </>
        )}
        {(state === 'confirmed' || state === 'unverified') && (
          <AccountPart
            lang={lang}
            order={{ email, billing: { firstName: '', lastName: '' } }}
            section="reservations"
            texts={{ ...texts, ...accountTexts(texts) }}
          />
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
