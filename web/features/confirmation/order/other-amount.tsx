import { formatMoney, isSameMoney, type Money } from '#web/domain/money.ts'
import type { Order } from '#web/domain/order/order.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ConfirmationTexts } from '../confirmation-texts.ts'

type Props = { lang: Language; order: Order; buttonAmount: Money | undefined; texts: ConfirmationTexts }

/**
 * Says that the order cost another amount than the one on the pay button. The platform has no conditional payment:
 * another device, or a tab whose page was closed meanwhile, can change the bag while it is paid for.
 */
export function OtherAmount({ lang, order: { state, currency, totals, email }, buttonAmount, texts }: Props) {
  const amount = { amount: totals.grandTotal, currency }
  if (!buttonAmount || state === 'cancelled' || isSameMoney(amount, buttonAmount)) return null
  const amounts = { amount: formatMoney(lang, amount), buttonAmount: formatMoney(lang, buttonAmount) }
  return (
    <Notice>
      <p>{fillIn(texts.otherAmount, { ...amounts, email })}</p>
    </Notice>
  )
}
