import type { Order } from '#web/domain/order/order.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { classNames } from '../class-names.ts'
import styles from './receipt.module.css'

type Props = { order: Order; money: (amount: number) => string; texts: Texts<'receipt'> }

/** What was charged, as the platform says: with cents where there are any, never rounded. */
export function ReceiptTotals({ order: { totals, vouchers }, money, texts }: Props) {
  const { itemsTotal, discount, shipping, taxDeducted, taxIncluded, grandTotal } = totals
  const codes = vouchers.join(', ')
  return (
    <dl className={styles.totals}>
      <Row name={texts.goods}>{money(itemsTotal)}</Row>
      {discount < 0 && (
        <Row name={codes ? fillIn(texts.discountWith, { codes }) : texts.discount}>{money(discount)}</Row>
      )}
      <Row name={texts.shipping}>{shipping === 0 ? texts.free : money(shipping)}</Row>
      {taxDeducted > 0 && <Row name={texts.taxDeducted}>{money(-taxDeducted)}</Row>}
      <Row name={texts.total} isStrong>
        {money(grandTotal)}
      </Row>
      {taxIncluded > 0 && <Row name={texts.taxIncluded}>{money(taxIncluded)}</Row>}
    </dl>
  )
}

function Row({ name, isStrong, children }: { name: string; isStrong?: boolean; children: string }) {
  return (
    <div className={classNames(styles.total, isStrong && styles.strong)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
