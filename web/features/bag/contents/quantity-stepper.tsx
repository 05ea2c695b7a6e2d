import { canAddOne, stockMessage } from '#web/domain/product/stock.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { MinusIcon, PlusIcon } from '#web/ui/icons.tsx'
import styles from './quantity-stepper.module.css'

type Props = {
  /** Name of the counted item, for screen readers. */
  name: string
  quantity: number
  /** `undefined` while it is unknown: then there cannot be more (docs/product/5). */
  stock: number | undefined
  /** In a campaign: the number is what one person can reserve. */
  isReserved: boolean
  texts: Texts<'bag'>
  onChange: (quantity: number) => void
}

/** One less, how many, one more. At an end the button says so and keeps the focus. */
export function QuantityStepper({ name, quantity, stock, isReserved, texts, onChange }: Props) {
  const canTakeOne = quantity > 1
  const canAdd = canAddOne(quantity, stock)
  const message = (isReserved ? reservedText : stockText)(quantity, stock, texts)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and cannot be laid out as a row everywhere. */}
      <div role="group" aria-label={fillIn(texts.quantity, { name })} className={styles.stepper}>
        <button
          type="button"
          aria-label={texts.less}
          aria-disabled={!canTakeOne}
          onClick={() => canTakeOne && onChange(quantity - 1)}
        >
          <MinusIcon />
        </button>
        <output className={styles.quantity}>{quantity}</output>
        <button
          type="button"
          aria-label={texts.more}
          aria-disabled={!canAdd}
          onClick={() => canAdd && onChange(quantity + 1)}
        >
          <PlusIcon />
        </button>
      </div>
      {message && <p className={styles.message}>{message}</p>}
    </>
  )
}

/** As many as one person can reserve; silent below that. */
function reservedText(quantity: number, stock: number | undefined, texts: Texts<'bag'>): string | undefined {
  return stockMessage(quantity, stock)?.kind === 'noMore' ? texts.noMoreReserved : undefined
}

function stockText(quantity: number, stock: number | undefined, texts: Texts<'bag'>): string | undefined {
  const message = stockMessage(quantity, stock)
  if (!message) return undefined
  if (message.kind === 'noMore') return texts.noMore
  return message.count === 1 ? texts.oneLeft : fillIn(texts.manyLeft, { n: message.count })
}
