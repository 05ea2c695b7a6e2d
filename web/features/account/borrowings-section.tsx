import { formatDay } from '#web/i18n/days.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { cancelBorrowing } from '#web/services/backend/contracts/cancel-borrowing.ts'
import type { listOwnBorrowings } from '#web/services/backend/contracts/list-own-borrowings.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import type { SectionProps } from './account-texts.ts'
import { Bookings } from './bookings.tsx'

/** The test garments that the member has borrowed or is going to pick up. */
export function BorrowingsSection({ lang, texts }: SectionProps) {
  return (
    <Bookings
      id="borrowings"
      lang={lang}
      texts={texts}
      load={() => callBackend<typeof listOwnBorrowings>('GET /api/v1/users/me/borrowings', { query: { lang } })}
      itemsOf={({ borrowings }) => borrowings}
      none={texts.noBorrowings}
      cancel={(id) =>
        callBackend<typeof cancelBorrowing>('DELETE /api/v1/users/me/borrowings/{id}', { params: { id }, lang })
      }
      cancelled={texts.borrowingCancelled}
    >
      {({ state: stored, title, href, size, pickUpDay, keptUntil }, isCancelled) => {
        const state = isCancelled ? 'cancelled' : stored
        return (
          <>
            <p>
              {href ? <Link href={href}>{title}</Link> : (title ?? texts.goneProduct)}
              {size && `, ${size}`}
            </p>
            <p className={styles.facts}>
              <Tag>{texts[state]}</Tag>
              {state === 'reserved' && <span>{fillIn(texts.pickUp, { day: formatDay(lang, pickUpDay) })}</span>}
              {state === 'handedOut' && <span>{fillIn(texts.bringBack, { day: formatDay(lang, keptUntil) })}</span>}
            </p>
          </>
        )
      }}
    </Bookings>
  )
}
