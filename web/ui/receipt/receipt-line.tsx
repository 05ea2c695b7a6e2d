import { formatMoney } from '#web/domain/money.ts'
import type { OrderLine } from '#web/domain/order/order.ts'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { colourBackground } from '../colour-dots.tsx'
import { Link } from '../link.tsx'
import styles from './receipt.module.css'

/** A line of an order with what the content says of its product. */
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
  const { code, code2, quantity, priceEach, total } = line
  const money = (amount: number) => (currency ? formatMoney(lang, { amount, currency }) : '')
  const choice = choiceOfLine(line, texts)
  const hasPicture = picture && !isPictureLate
  const background = hasPicture || isPictureLate ? undefined : colourBackground({ hex: code, hex2: code2 })
  return (
    <li className={styles.line}>
      <div className={styles.frame} style={{ background }}>
        {/* Eager: pictures that are below the window are printed too. */}
        {/* biome-ignore lint/performance/noImgElement: the image host scales. */}
        {hasPicture && <img {...picture} sizes="72px" width={72} height={92} alt="" />}
      </div>
      <div>
        <p className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</p>
        <p className={styles.variant}>
          {choice && <span>{choice}</span>}
          <span>{fillIn(texts.quantity, { quantity })}</span>
        </p>
      </div>
      <div className={styles.price}>
        <p>{money(total)}</p>
        {quantity > 1 && <p className={styles.each}>{fillIn(texts.each, { price: money(priceEach) })}</p>}
      </div>
    </li>
  )
}
