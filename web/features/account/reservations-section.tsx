import { Fragment, useRef, useState } from 'react'
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
import { AccountSection, Loaded } from './account-section.tsx'
import { failureText, type SectionProps } from './account-texts.ts'
import { CancelButton } from './cancel-button.tsx'
import { ReservedPurchase } from './reserved-purchase.tsx'
import { refreshIfLoggedOut, useCall } from './use-call.ts'

type OwnReservation = ResponseOf<typeof contract>['reservations'][number]

/** What the member has reserved in campaigns. */
export function ReservationsSection({ lang, texts }: SectionProps) {
  const place = useRef<HTMLElement>(null)
  const { state, setValue, reload } = useCall(
    () => callBackend<typeof listOwnReservations>('GET /api/v1/users/me/reservations', { query: { lang } }),
    place,
  )
  const [message, setMessage] = useState<string>()
  return (
    <AccountSection id="reservations" heading={texts.reservations} place={place}>
      <Loaded state={state} texts={texts} onRetry={reload}>
        {({ isEmailVerified, reservations }) => {
          const cancel = async (id: string) => {
            const result = await callBackend<typeof cancelReservation>('DELETE /api/v1/users/me/reservations/{id}', {
              params: { id },
              lang,
            })
            setMessage(result.ok ? texts.reservationCancelled : failureText(result, texts))
            if (!result.ok) return refreshIfLoggedOut(result)
            const cancelled = (reservation: OwnReservation): OwnReservation =>
              reservation.id === id ? { ...reservation, state: 'cancelled', canCancel: false } : reservation
            setValue({ isEmailVerified, reservations: reservations.map(cancelled) })
          }
          return (
            <>
              {!isEmailVerified && <p>{texts.reservationsNotVerified}</p>}
              {reservations.length === 0 && isEmailVerified && <p>{texts.noReservations}</p>}
              {reservations.length > 0 && (
                <ul className={styles.list}>
                  {reservations.map((reservation) => (
                    <li key={reservation.id} className={styles.row}>
                      <Reservation
                        lang={lang}
                        texts={texts}
                        reservation={reservation}
                        onCancel={() => cancel(reservation.id)}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Loaded>
      <p role="status">{message}</p>
    </AccountSection>
  )
}

type ReservationProps = SectionProps & { reservation: OwnReservation; onCancel: () => Promise<void> }

function Reservation({ lang, texts, reservation, onCancel }: ReservationProps) {
  const { state, createdAt, lines, purchases, canCancel } = reservation
  return (
    <>
      <div>
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
          {state === 'cancelled' && <Tag>{texts.cancelled}</Tag>}
        </p>
      </div>
      {canCancel && <CancelButton texts={texts} onCancel={onCancel} />}
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
