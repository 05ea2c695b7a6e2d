import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatMoney } from '#web/domain/money.ts'
import type { Order } from '#web/domain/order/order.ts'
import { orderDeliveries } from '#web/domain/order/order-deliveries.ts'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { openBag } from '#web/services/bag/bag.ts'
import { type OrderRow, useOrderRows } from '#web/services/orders/use-order-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { Receipt, type ReceiptGroup, type Seller } from '#web/ui/receipt/receipt.tsx'
import { receiptTexts } from '#web/ui/receipt/receipt-texts.ts'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import type { AccountTexts, SectionProps } from './account-texts.ts'
import { type Reordered, reorder } from './reorder.ts'

type Props = SectionProps & { order: Order; seller: Seller; isOpenAtFirst: boolean }

/** An order of the member: its state in one line, and its receipt. */
export function OrderDetails({ isOpenAtFirst, ...props }: Props) {
  const { lang, order } = props
  const { number, placedAt, state, totals, currency } = order
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={styles.order}
      data-order={number}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <strong>{fillIn(receiptTexts(lang).order, { number })}</strong>
        <span className={styles.facts}>
          {placedAt && <time dateTime={placedAt}>{formatDate(lang, placedAt)}</time>}
          <span>{formatMoney(lang, { amount: totals.grandTotal, currency })}</span>
          <Tag tone={state === 'received' || state === 'shipped' ? 'plain' : 'heather'}>
            {receiptTexts(lang)[state]}
          </Tag>
        </span>
      </summary>
      {isOpen && <OpenOrder {...props} />}
    </details>
  )
}

function OpenOrder({ lang, texts, order, seller }: Omit<Props, 'isOpenAtFirst'>) {
  const { rows, isSettled } = useOrderRows(lang, order.lines)
  const { isPrinted, print } = usePrint()
  const [result, setResult] = useState<Reordered | 'busy'>()
  const titleOf = (itemId: string) => rows.find(({ line }) => line.itemId === itemId)?.title ?? ''
  const addAll = async () => {
    if (result === 'busy') return
    setResult('busy')
    setResult(await reorder(order))
  }
  return (
    <div className={styles.orderBody}>
      <Receipt
        lang={lang}
        order={order}
        groups={isSettled && order.state === 'received' ? byDelivery(lang, rows) : [{ rows }]}
        arePicturesLate={!isSettled}
        seller={seller}
        isPrinted={isPrinted}
        level="h4"
      />
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled={result === 'busy'} onClick={addAll}>
          {texts.reorder}
        </Button>
        <Button variant="secondary" onClick={print}>
          {receiptTexts(lang).print}
        </Button>
      </div>
      <div role="status">
        {result && <p>{resultText(result, titleOf, texts)}</p>}
        {result && result !== 'busy' && result.addedCount > 0 && (
          <button type="button" className={styles.plain} onClick={openBag}>
            {texts.openBag}
          </button>
        )}
      </div>
    </div>
  )
}

/** Preordered lines come last, by their day. */
function byDelivery(lang: Language, rows: readonly OrderRow[]): ReceiptGroup[] {
  const days = orderDeliveries(rows).filter(({ kind }) => kind === 'deliveredOn')
  const later = new Set(days.flatMap(({ lines }) => lines))
  const others = rows.filter((row) => !later.has(row))
  return [
    ...(others.length > 0 ? [{ rows: others }] : []),
    ...days.map(({ date, lines }) => ({
      heading: fillIn(receiptTexts(lang).deliveredOn, { date: formatDate(lang, date) }),
      rows: lines,
    })),
  ]
}

function resultText(result: Reordered | 'busy', titleOf: (itemId: string) => string, texts: AccountTexts): string {
  if (result === 'busy') return texts.reordering
  const { isFailed, addedCount, short } = result
  if (isFailed) return texts.reorderFailed
  if (short.length === 0) return texts.reordered
  if (addedCount === 0) return texts.notReordered
  const items = short.map(({ line, available }) => {
    const name = [titleOf(line.itemId), choiceOfLine(line, texts)].filter(Boolean).join(', ')
    return available > 0 ? fillIn(texts.reorderedSome, { name, available, wanted: line.quantity }) : name
  })
  return fillIn(texts.reorderedPartly, { items: items.join('; ') })
}

/** Prints one receipt of the page: it is marked while the browser prints (ui/base.css). */
function usePrint() {
  const [isPrinted, setPrinted] = useState(false)
  const stop = useRef(() => setPrinted(false))
  useEffect(() => {
    const end = stop.current
    addEventListener('afterprint', end)
    return () => removeEventListener('afterprint', end)
  }, [])
  const print = () => {
    flushSync(() => setPrinted(true))
    window.print()
  }
  return { isPrinted, print }
}
