import { type ReactNode, useRef, useState } from 'react'
import type { CallResult } from '#web/services/backend/call-backend.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import type { SectionProps } from './account-texts.ts'
import { CancelButton } from './cancel-button.tsx'
import { useChange } from './use-change.ts'
import { useMemberQuery } from './use-member-query.ts'

type Booking = { readonly id: string; readonly canCancel: boolean }

type Props<Value, Item> = SectionProps & {
  id: 'reservations' | 'borrowings'
  load: () => Promise<CallResult<Value, string>>
  itemsOf: (value: Value) => readonly Item[]
  /** Above the list, or in its place. */
  notice?: (value: Value) => string | undefined
  /** Shown when there are none. */
  none: string
  cancel: (id: string) => Promise<CallResult<unknown, string>>
  cancelled: string
  children: (item: Item, isCancelled: boolean) => ReactNode
}

/** A list of the member's reservations or borrowings, which can be cancelled. */
export function Bookings<Value, Item extends Booking>(props: Props<Value, Item>) {
  const { id, texts, load, itemsOf, notice, none, cancel, cancelled, children } = props
  const place = useRef<HTMLElement>(null)
  const { query } = useMemberQuery(id, load, place)
  const { run, done, failure } = useChange(texts)
  const [cancelledIds, setCancelledIds] = useState<readonly string[]>([])
  const cancelOne = (itemId: string) =>
    run(async () => {
      await orThrow(cancel(itemId))
      setCancelledIds((ids) => [...ids, itemId])
      return cancelled
    })
  return (
    <AccountSection id={id} heading={texts[id]} place={place}>
      <Loaded query={query} texts={texts}>
        {(value) => {
          const items = itemsOf(value)
          const note = notice?.(value) ?? (items.length === 0 ? none : undefined)
          return (
            <>
              {note && <p>{note}</p>}
              {items.length > 0 && (
                <ul className={styles.list}>
                  {items.map((item) => {
                    const isCancelled = cancelledIds.includes(item.id)
                    return (
                      <li key={item.id} className={styles.row}>
                        <div>{children(item, isCancelled)}</div>
                        {item.canCancel && !isCancelled && (
                          <CancelButton texts={texts} onCancel={() => cancelOne(item.id)} />
                        )}
                      </li>
                    )
                  })}
                </ul>
              )}
            </>
          )
        }}
      </Loaded>
      <p role="status">{done ?? failure}</p>
    </AccountSection>
  )
}
