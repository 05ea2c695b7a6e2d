import type { Order } from '#web/domain/order/order.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { AmountRow } from '../amount-row.tsx'
import styles from './receipt.module.css'

type Props = { order: Order; money: (amount: number) => string; texts: Texts<'receipt'> }

/** The charged amounts as the platform reports them: with cents where there are any, never rounded. */
export function ReceiptTotals({ order: { totals, vouchers }, money, texts }: Props) {
  const { itemsTotal, discount, shipping, taxDeducted, taxIncluded, grandTotal } = totals
  const codes = vouchers.join(', ')
  return (
    <dl className={styles.totals}>
      <AmountRow name={texts.goods}>{money(itemsTotal)}</AmountRow>
      {discount < 0 && (
        <AmountRow name={codes ? fillIn(texts.discountWith, { codes }) : texts.discount}>{money(discount)}</AmountRow>
      )}
      <AmountRow name={texts.shipping}>{shipping === 0 ? texts.free : money(shipping)}</AmountRow>
      {taxDeducted > 0 && <AmountRow name={texts.taxDeducted}>{money(-taxDeducted)}</AmountRow>}
      <AmountRow name={texts.total} isStrong>
        {money(grandTotal)}
      </AmountRow>
      {taxIncluded > 0 && <AmountRow name={texts.taxIncluded}>{money(taxIncluded)}</AmountRow>}
    </dl>
  )
}
