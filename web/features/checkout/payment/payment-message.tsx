import type { BagLine } from '#web/domain/bag/bag.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { changeQuantity } from '#web/services/bag/bag.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { itemName } from '../item-name.ts'
import { TellWhenBack } from './tell-when-back.tsx'
import type { PaymentProblem } from './use-payment.ts'

type Props = {
  lang: Language
  texts: Texts<'payment'>
  problem: PaymentProblem | undefined
  /** The amount that the button asks for now. */
  amount: number | undefined
  /** The shopper has changed what the problem was about. */
  onSolved: () => void
}

/** Why a press on the button did not pay: a live region, empty without a problem. */
export function PaymentMessage({ problem, onSolved, ...props }: Props) {
  return (
    <div role="alert">
      {problem && (
        <Notice tone="danger">
          {[...sentences({ problem, ...props }), ...assurance(problem, props.texts)].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {soldOutLines(problem).map((line) => (
            <TellWhenBack key={line.itemId} {...props} line={line} email={problem.email} />
          ))}
          {problem.outcome.kind === 'notReserved' && <WaysOut {...props} problem={problem} onSolved={onSolved} />}
        </Notice>
      )}
    </div>
  )
}

/** Lines that could not be reserved can be left out. */
function WaysOut({ texts, problem: { outcome, order }, onSolved }: Pick<Shown, 'texts' | 'problem' | 'onSolved'>) {
  const isTooMany =
    outcome.kind === 'notReserved' && (outcome.reason === 'tooFewLeft' || outcome.reason === 'tooManyPerPerson')
  return order.lines
    .filter(({ type }) => type === 'crowdfunding')
    .flatMap(({ line: { lineId, name, quantity } }) =>
      [...(isTooMany && quantity > 1 ? [quantity - 1] : []), 0].map((left) => (
        <Button
          key={`${lineId} ${left}`}
          variant="secondary"
          onClick={() => {
            void changeQuantity(lineId, left)
            onSolved()
          }}
        >
          {fillIn(left > 0 ? texts.reduceLine : texts.removeLine, { name, n: left })}
        </Button>
      )),
    )
}

type Shown = Omit<Props, 'problem'> & { problem: PaymentProblem }

function sentences({ lang, texts, problem: { outcome, order }, amount }: Omit<Shown, 'onSolved'>): string[] {
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

/** Says that nothing was paid, as far as that is certain. */
function assurance({ outcome }: PaymentProblem, texts: Props['texts']): string[] {
  switch (outcome.kind) {
    case 'failed':
    case 'busy':
    case 'notReady':
      return []
    default:
      if (outcome.isEarlierOpen) return [texts.earlierOpen]
      return [outcome.kind === 'notReserved' ? texts.nothingReserved : texts.nothingPaid]
  }
}

function soldOutLines({ outcome, order }: PaymentProblem): readonly BagLine[] {
  if (outcome.kind !== 'short') return []
  const soldOut = new Set(outcome.shortages.flatMap(({ itemId, available }) => (available > 0 ? [] : [itemId])))
  return order.lines.flatMap(({ line }) => (soldOut.has(line.itemId) ? [line] : []))
}

function shortItem(
  texts: Props['texts'],
  { lines }: PaymentProblem['order'],
  { itemId, available }: { readonly itemId: string; readonly available: number },
): string {
  const found = lines.find(({ line }) => line.itemId === itemId)?.line
  const item = found ? itemName(found, texts) : ''
  return fillIn(available > 0 ? texts.shortItem : texts.soldOutItem, { item, n: available })
}
