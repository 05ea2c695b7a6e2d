import { Fragment } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { cancelReservation } from '#web/services/backend/contracts/cancel-reservation.ts'
import type {
  listOwnReservations as contract,
  listOwnReservations,
} from '#web/services/backend/contracts/list-own-reservations.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import type { SectionProps } from './account-texts.ts'
import { Bookings } from './bookings.tsx'
import { ReservedPurchase } from './reserved-purchase.tsx'

type OwnReservation = ResponseOf<typeof contract>['reservations'][number]

/** The member's reservations in campaigns. */
export function ReservationsSection({ lang, texts }: SectionProps) {
  return (
    <Bookings
      id="reservations"
      lang={lang}
      texts={texts}
      load={() => callBackend<typeof listOwnReservations>('GET /api/v1/users/me/reservations', { query: { lang } })}
      itemsOf={({ reservations }) => reservations}
      notice={({ isEmailVerified }) => (isEmailVerified ? undefined : texts.reservationsNotVerified)}
      none={texts.noReservations}
      cancel={(id) =>
        callBackend<typeof cancelReservation>('DELETE /api/v1/users/me/reservations/{id}', { params: { id }, lang })
      }
      cancelled={texts.reservationCancelled}
    >
      {(reservation, isCancelled) => (
        <Reservation lang={lang} texts={texts} reservation={reservation} isCancelled={isCancelled} />
      )}
    </Bookings>
  )
}

type ReservationProps = SectionProps & { reservation: OwnReservation; isCancelled: boolean }

function Reservation({ lang, texts, reservation, isCancelled }: ReservationProps) {
  const { state, createdAt, lines, purchases } = reservation
  return (
    <>
      {[...Map.groupBy(lines, ({ centraId }) => centraId)].map(([centraId, ofCampaign]) => {
        const purchase = purchases.find((one) => one.centraId === centraId)
        return (
          <Fragment key={centraId}>
            {ofCampaign.map((line) => (
              <ReservedLine
                key={garmentChoice(line, texts)}
                lang={lang}
                texts={texts}
                line={line}
                isLapsed={purchase?.state === 'lapsed'}
              />
            ))}
            {purchase && <ReservedPurchase lang={lang} texts={texts} reservation={reservation} purchase={purchase} />}
          </Fragment>
        )
      })}
      <p className={styles.facts}>
        <time dateTime={createdAt}>{formatDate(lang, createdAt)}</time>
        {(isCancelled || state === 'cancelled') && <Tag>{texts.cancelled}</Tag>}
      </p>
    </>
  )
}

type LineProps = SectionProps & { line: OwnReservation['lines'][number]; isLapsed: boolean }

function ReservedLine({ lang, texts, line, isLapsed }: LineProps) {
  const { title, href, quantity, price, decision, boughtBy } = line
  const name = title ?? texts.goneProduct
  const choice = [garmentChoice(line, texts), price && formatMoney(lang, price)].filter(Boolean).join(', ')
  return (
    <>
      <p>
        {fillIn(texts.times, { quantity })} {href ? <Link href={href}>{name}</Link> : name}
      </p>
      <p className={styles.facts}>
        {choice && <span>{choice}</span>}
        {boughtBy ? (
          <Tag>{fillIn(texts.boughtBy, { order: boughtBy })}</Tag>
        ) : (
          decision && (
            <Tag tone={decision === 'production' && !isLapsed ? 'accent' : 'plain'}>
              {isLapsed ? texts.lapsed : texts[decision]}
            </Tag>
          )
        )}
      </p>
    </>
  )
}
