import type { ReactNode } from 'react'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { removeLine } from '#web/services/bag/bag.ts'
import { type BagRow, orderRows } from '#web/services/bag/rows/bag-rows.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LinePicture } from '#web/ui/order-line/line-picture.tsx'
import { LinePrice } from '#web/ui/order-line/line-price.tsx'
import lineStyles from '#web/ui/order-line/order-line.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './order-lines.module.css'
import type { ShownBag } from './shown-bag.ts'

/** The ordered lines: those sent at once, those delivered later by date, and those only reserved. */
export function OrderLines(shown: ShownBag) {
  const { lang, bagTexts, bag } = shown
  // Until the type of each line is known, they are in the platform's order.
  const { normal, preorder, crowdfunding, gone } = bag.sums
    ? orderRows(bag.rows)
    : { normal: bag.rows, preorder: [], crowdfunding: [], gone: [] }
  const lines = (rows: readonly BagRow[]) => rows.map((row) => <Line key={row.line.itemId} row={row} {...shown} />)
  return (
    <>
      {normal.length > 0 && <Group heading={<VisuallyHidden>{bagTexts.lines}</VisuallyHidden>}>{lines(normal)}</Group>}
      {preorder.map(({ deliveryDate, lines: rows }) => (
        <Group
          key={deliveryDate ?? 'later'}
          heading={
            deliveryDate
              ? fillIn(bagTexts.delivered, { date: formatDate(lang, deliveryDate) })
              : bagTexts.deliveredLater
          }
        >
          {lines(rows)}
        </Group>
      ))}
      {crowdfunding.length > 0 && (
        // The text below the sums says when these are charged.
        <Group heading={bagTexts.crowdfunding}>{lines(crowdfunding)}</Group>
      )}
      {gone.length > 0 && (
        <Group heading={bagTexts.gone} note={bagTexts.goneNote}>
          {lines(gone)}
        </Group>
      )}
    </>
  )
}

function Group({ heading, note, children }: { heading: ReactNode; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.lines}>{children}</ul>
    </section>
  )
}

function Line({ row, lang, texts, bagTexts, bag }: ShownBag & { row: BagRow }) {
  const { line, title, picture, quantity, priceEach } = row
  const { lineId, isGone, priceEachBeforeDiscount } = line
  const { now, before } = bagTexts
  return (
    <li className={lineStyles.line}>
      <LinePicture picture={picture} colour={line} width={64} />
      <div>
        <p className={lineStyles.title}>{title}</p>
        <p className={lineStyles.quiet}>{choiceOfLine(line, bagTexts)}</p>
        <p className={lineStyles.quiet}>{fillIn(texts.quantity, { n: quantity })}</p>
      </div>
      {isGone ? (
        <button
          type="button"
          className={classNames(lineStyles.action, styles.remove)}
          aria-label={fillIn(texts.removeName, { name: title })}
          onClick={() => removeLine(lineId)}
        >
          {texts.remove}
        </button>
      ) : (
        <LinePrice
          lang={lang}
          line={{ quantity, priceEach, priceEachBeforeDiscount }}
          currency={bag.currency}
          texts={{ now, before }}
        />
      )}
    </li>
  )
}
