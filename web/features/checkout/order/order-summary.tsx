import { type ReactNode, useEffect, useRef } from 'react'
import { formatMoney } from '#web/domain/money.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Amounts } from './amounts.tsx'
import { OrderLines } from './order-lines.tsx'
import styles from './order-summary.module.css'
import { Problems } from './problems.tsx'
import type { ShownBag } from './shown-bag.ts'

/** The same width as in `order-summary.module.css` and for the page's two columns. */
const WIDE = '(min-width: 950px)'

/** The order next to the form; collapsed below a summary with the amount where there is one column. */
export function OrderSummary({ voucher, notices, ...shown }: ShownBag & { voucher: ReactNode; notices: ReactNode }) {
  const { lang, texts, bag } = shown
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const wide = matchMedia(WIDE)
    const follow = () => details.current?.toggleAttribute('open', wide.matches)
    follow()
    wide.addEventListener('change', follow)
    return () => wide.removeEventListener('change', follow)
  }, [])
  return (
    <aside className={styles.order} aria-labelledby="order">
      <h2 id="order" className={styles.heading}>
        {texts.order}
      </h2>
      <details ref={details} className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.show}>{texts.showOrder}</span>
          <span className={styles.hide}>{texts.hideOrder}</span>
          <strong className={styles.amount}>
            {bag.sums ? (
              formatMoney(lang, { amount: bag.sums.now ?? bag.sums.total, currency: bag.currency })
            ) : (
              <Skeleton width="6em" height="1.2em" />
            )}
          </strong>
        </summary>
        <div className={styles.content}>
          {bag.phase === 'loading' ? (
            <p>
              <VisuallyHidden>{texts.loading}</VisuallyHidden>
              <Skeleton width="100%" height="280px" />
            </p>
          ) : (
            <>
              <OrderLines {...shown} />
              {voucher}
              <Amounts {...shown} />
            </>
          )}
        </div>
      </details>
      <div className={styles.messages}>
        {notices}
        <Problems {...shown} isLive />
      </div>
    </aside>
  )
}
