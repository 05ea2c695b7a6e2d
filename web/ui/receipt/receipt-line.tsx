import { formatMoney } from '#web/domain/money.ts'
import type { OrderLine } from '#web/domain/order/order.ts'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import { LinePicture } from '../order-line/line-picture.tsx'
import lineStyles from '../order-line/order-line.module.css'
import styles from './receipt.module.css'

/** A line of an order with the content about its product. */
export type ReceiptRow = {
  readonly line: OrderLine
  readonly title: string
  readonly href: string | undefined
  readonly picture: { readonly src: string; readonly srcSet?: string | undefined } | undefined
}

type Props = {
  lang: Language
  row: ReceiptRow
  /** Undefined where no price is known. */
  currency: string | undefined
  isPictureLate: boolean
  texts: Texts<'receipt'>
}

export function ReceiptLine({ lang, row, currency, isPictureLate, texts }: Props) {
  const { line, title, href, picture } = row
  const { quantity, priceEach, total } = line
  const money = (amount: number) => (currency ? formatMoney(lang, { amount, currency }) : '')
  const choice = choiceOfLine(line, texts)
  return (
    <li className={lineStyles.line}>
      <LinePicture picture={picture} colour={line} width={72} isLate={isPictureLate} />
      <div>
        <p className={lineStyles.title}>{href ? <Link href={href}>{title}</Link> : title}</p>
        <p className={classNames(lineStyles.quiet, styles.variant)}>
          {choice && <span>{choice}</span>}
          <span>{fillIn(texts.quantity, { quantity })}</span>
        </p>
      </div>
      <div className={lineStyles.price}>
        <p>{money(total)}</p>
        {quantity > 1 && <p className={lineStyles.quiet}>{fillIn(texts.each, { price: money(priceEach) })}</p>}
      </div>
    </li>
  )
}
