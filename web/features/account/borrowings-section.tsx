import { useRef, useState } from 'react'
import type { OwnBorrowing } from '#web/domain/borrowing/borrowing-views.ts'
import { formatDay } from '#web/i18n/days.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { cancelBorrowing } from '#web/services/backend/contracts/cancel-borrowing.ts'
import type { listOwnBorrowings } from '#web/services/backend/contracts/list-own-borrowings.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import { failureText, type SectionProps } from './account-texts.ts'
import { CancelButton } from './cancel-button.tsx'
import { refreshIfLoggedOut, useCall } from './use-call.ts'

/** The test garments that the member has borrowed or is going to pick up. */
export function BorrowingsSection({ lang, texts }: SectionProps) {
  const place = useRef<HTMLElement>(null)
  const { state, setValue, reload } = useCall(
    () => callBackend<typeof listOwnBorrowings>('GET /api/v1/users/me/borrowings', { query: { lang } }),
    place,
  )
  const [message, setMessage] = useState<string>()
  return (
    <AccountSection id="borrowings" heading={texts.borrowings} place={place}>
      <Loaded state={state} texts={texts} onRetry={reload}>
        {({ borrowings }) => {
          const cancel = async (id: string) => {
            const result = await callBackend<typeof cancelBorrowing>('DELETE /api/v1/users/me/borrowings/{id}', {
              params: { id },
              lang,
            })
            setMessage(result.ok ? texts.borrowingCancelled : failureText(result, texts))
            if (!result.ok) return refreshIfLoggedOut(result)
            const cancelled = (borrowing: OwnBorrowing): OwnBorrowing =>
              borrowing.id === id ? { ...borrowing, state: 'cancelled', canCancel: false } : borrowing
            setValue({ borrowings: borrowings.map(cancelled) })
          }
          if (borrowings.length === 0) return <p>{texts.noBorrowings}</p>
          return (
            <ul className={styles.list}>
              {borrowings.map(({ id, state: stored, title, href, size, pickUpDay, keptUntil, canCancel }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <p>
                      {href ? <Link href={href}>{title}</Link> : (title ?? texts.goneProduct)}
                      {size && `, ${size}`}
                    </p>
                    <p className={styles.facts}>
                      <Tag>{texts[stored]}</Tag>
                      {stored === 'reserved' && (
                        <span>{fillIn(texts.pickUp, { day: formatDay(lang, pickUpDay) })}</span>
                      )}
                      {stored === 'handedOut' && (
                        <span>{fillIn(texts.bringBack, { day: formatDay(lang, keptUntil) })}</span>
                      )}
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
