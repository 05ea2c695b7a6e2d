import { useEffect } from 'react'
import type { ReservationProof } from '#web/domain/checkout/payment-result.ts'
import type { Money } from '#web/domain/money.ts'
import type { Order } from '#web/domain/order/order.ts'
import { type Delivery, orderDeliveries } from '#web/domain/order/order-deliveries.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { useOrderRows } from '#web/services/orders/use-order-rows.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Receipt, type Seller } from '#web/ui/receipt/receipt.tsx'
import { receiptTexts } from '#web/ui/receipt/receipt-texts.ts'
import styles from '../confirmation.module.css'
import { type ConfirmationTexts, confirmationTexts } from '../confirmation-texts.ts'
import { ReservationOfOrder } from '../reservation/reservation-of-order.tsx'
import { useArrival } from '../use-arrival.ts'
import { AccountPart } from './account-part.tsx'
import { nextSteps } from './next-steps.ts'
import { OtherAmount } from './other-amount.tsx'
import { reportPurchase } from './report-purchase.ts'
import { type Partner, TreePart } from './tree-part.tsx'
import { treeShare } from './tree-share.ts'

type Props = {
  lang: Language
  /** Title of the page before it was known whose order it is. */
  pageTitle: string
  order: Order
  reservation: ReservationProof | 'elsewhere' | null
  buttonAmount: Money | undefined
  seller: Seller
  partner: Partner
  /** Reads the order again. */
  onRefresh: () => void
}

/** Milliseconds after which an order whose payment is pending is read again. */
const PENDING_REFRESH_MS = 10_000

/** An order for the shopper who placed it: its state, what happens next, and what was charged. */
export function OrderView(props: Props) {
  const { lang, pageTitle, order, reservation, buttonAmount, seller, partner, onRefresh } = props
  const texts = confirmationTexts(lang)
  const { number, state, email } = order
  const heading = texts[`${state}Title`]
  const place = useArrival(heading, pageTitle)
  const { rows, isSettled } = useOrderRows(lang, order.lines)
  const deliveries = isSettled ? orderDeliveries(rows) : []
  // Nothing is promised for an order that may not be sent as it is.
  const groups =
    isSettled && state === 'received'
      ? deliveries.map((delivery) => ({ heading: deliveryText(lang, delivery), rows: delivery.lines }))
      : [{ rows }]
  const steps = isSettled ? nextSteps(state, deliveries) : []
  useEffect(() => void reportPurchase(order), [order])
  useEffect(() => {
    if (state !== 'pending') return
    const timer = setInterval(() => document.visibilityState === 'visible' && onRefresh(), PENDING_REFRESH_MS)
    return () => clearInterval(timer)
  }, [state, onRefresh])

  return (
    <div className={styles.page} data-order-state={state}>
      <div className={styles.head}>
        <h1 ref={place} tabIndex={-1} className={styles.title}>
          {heading}
        </h1>
        <p className={styles.lead} role="status">
          {fillIn(leadText(order, texts), { number })}
        </p>
        <OtherAmount lang={lang} order={order} buttonAmount={buttonAmount} texts={texts} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {steps.length > 0 && (
            <section className={styles.part} aria-labelledby="next-steps">
              <h2 id="next-steps">{texts.next}</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{fillIn(texts[step], { email })}</li>
                ))}
              </ol>
            </section>
          )}
          <section className={styles.part} aria-labelledby="receipt">
            <h2 id="receipt">{fillIn(receiptTexts(lang).order, { number })}</h2>
            <Receipt
              lang={lang}
              order={order}
              groups={groups}
              arePicturesLate={!isSettled}
              seller={seller}
              isPrinted
              level="h3"
            />
            <div className={styles.actions}>
              <Button variant="secondary" onClick={() => print()}>
                {receiptTexts(lang).print}
              </Button>
            </div>
          </section>
          {reservation && <ReservationOfOrder lang={lang} proof={reservation} texts={texts} />}
        </div>
        <div className={styles.aside}>
          {state !== 'cancelled' && <AccountPart lang={lang} order={order} texts={texts} />}
          {partner?.name && state !== 'cancelled' && state !== 'pending' && (
            <TreePart
              lang={lang}
              name={partner.name}
              url={partner.url}
              money={{ amount: treeShare(order, partner.share ?? 0), currency: order.currency }}
              texts={texts}
            />
          )}
          <div className={styles.actions}>
            <ButtonLink href={shopLink(lang)} variant="secondary">
              {texts.toShop}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Nothing was paid for an order that was free. */
function leadText({ state, totals }: Order, texts: ConfirmationTexts): string {
  return state === 'received' && totals.grandTotal === 0 ? texts.freeText : texts[`${state}Text`]
}

function deliveryText(lang: Language, { kind, date }: Delivery<unknown>): string {
  if (kind === 'deliveredOn') return fillIn(receiptTexts(lang).deliveredOn, { date: formatDate(lang, date) })
  return confirmationTexts(lang)[kind]
}
