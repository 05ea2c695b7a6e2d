import { useRef, useState } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { garmentChoice } from '#web/domain/product/garment-choice.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { cancelReservation } from '#web/services/backend/calls/cancel-reservation.gen.ts'
import { listOwnReservations } from '#web/services/backend/calls/list-own-reservations.gen.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { listOwnReservations as contract } from '#web/services/backend/contracts/list-own-reservations.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import { failureText, type SectionProps } from './account-texts.ts'
import { CancelButton } from './cancel-button.tsx'
import { refreshIfLoggedOut, useCall } from './use-call.ts'

type OwnReservation = ResponseOf<typeof contract>['reservations'][number]

/** What the member has reserved in campaigns. */
export function ReservationsSection({ lang, texts }: SectionProps) {
  const place = useRef<HTMLElement>(null)
  const { state, setValue, reload } = useCall(() => listOwnReservations({ query: { lang } }), place)
  const [message, setMessage] = useState<string>()
  return (
    <AccountSection id="reservations" heading={texts.reservations} place={place}>
      <Loaded state={state} texts={texts} onRetry={reload}>
        {({ reservations }) => {
          const cancel = async (id: string) => {
            const result = await cancelReservation({ params: { id }, lang })
            setMessage(result.ok ? texts.reservationCancelled : failureText(result, texts))
            if (!result.ok) return refreshIfLoggedOut(result)
            const cancelled = (reservation: OwnReservation): OwnReservation =>
              reservation.id === id ? { ...reservation, state: 'cancelled', canCancel: false } : reservation
            setValue({ reservations: reservations.map(cancelled) })
          }
          if (reservations.length === 0) return <p>{texts.noReservations}</p>
          return (
            <ul className={styles.list}>
              {reservations.map(({ id, state: stored, createdAt, lines, canCancel }) => (
                <li key={id} className={styles.row}>
                  <div>
                    {lines.map((line) => (
                      <ReservedLine
                        key={`${line.centraId} ${garmentChoice(line, texts)}`}
                        lang={lang}
                        texts={texts}
                        line={line}
                      />
                    ))}
                    <p className={styles.facts}>
                      <time dateTime={createdAt}>{formatDate(lang, createdAt)}</time>
                      {stored === 'cancelled' && <Tag>{texts.cancelled}</Tag>}
                    </p>
                  </div>
                  {canCancel && <CancelButton texts={texts} onCancel={() => cancel(id)} />}
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
      <p role="status">{message}</p>
    </AccountSection>
  )
}

type LineProps = SectionProps & { line: OwnReservation['lines'][number] }

function ReservedLine({ lang, texts, line }: LineProps) {
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
          decision && <Tag tone={decision === 'production' ? 'accent' : 'plain'}>{texts[decision]}</Tag>
        )}
      </p>
    </>
  )
}
