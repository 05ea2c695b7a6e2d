import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PaymentProblem } from './use-payment.ts'

type Props = {
  lang: Language
  texts: Texts<'payment'>
  problem: PaymentProblem | undefined
  /** What the button asks for now. */
  amount: number | undefined
}

/** Why a press on the button did not pay: a live region, empty without a problem. */
export function PaymentMessage({ problem, ...props }: Props) {
  return (
    <div role="alert">
      {problem && (
        <Notice tone="danger">
          {sentences({ problem, ...props }).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}

function sentences({
  lang,
  texts,
  problem: { outcome, order },
  amount,
}: Props & { problem: PaymentProblem }): string[] {
  switch (outcome.kind) {
    case 'failed':
      return outcome.outcome === 'unknown' ? [texts.unknown, texts.unknownMore] : [texts[outcome.outcome]]
    case 'short':
      return [texts.short, ...outcome.shortages.map((shortage) => shortItem(texts, order, shortage))]
    case 'bagChanged': {
      if (amount === undefined || amount === order.now) return [texts.bagChanged]
      return [fillIn(texts.amountChanged, { amount: formatMoney(lang, { amount, currency: order.currency }) })]
    }
    case 'notReserved':
      return [texts[outcome.reason]]
    case 'invalid':
      return [texts.invalidFields]
    case 'notReady':
      return [texts.preparing]
    default:
      return [texts[outcome.kind]]
  }
}

function shortItem(
  texts: Props['texts'],
  { lines }: PaymentProblem['order'],
  { itemId, available }: { readonly itemId: string; readonly available: number },
): string {
  const { name = '', size = '' } = lines.find(({ line }) => line.itemId === itemId)?.line ?? {}
  return fillIn(available > 0 ? texts.shortItem : texts.soldOutItem, { name, size, n: available })
}
