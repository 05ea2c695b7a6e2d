import { type ReactNode, useEffect, useRef } from 'react'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import type { BagRow } from '#web/services/bag/rows/bag-rows.ts'
import { classNames } from '#web/ui/class-names.ts'
import { colourBackground } from '#web/ui/colour-dots.tsx'
import { Link } from '#web/ui/link.tsx'
import { LinePicture } from '#web/ui/order-line/line-picture.tsx'
import { LinePrice } from '#web/ui/order-line/line-price.tsx'
import lineStyles from '#web/ui/order-line/order-line.module.css'
import styles from './bag-line.module.css'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = {
  lang: Language
  row: BagRow
  currency: string
  texts: Texts<'bag'>
  /** Taken out just now: its place offers to put it back. */
  isRemoved: boolean
  /** Added since the bag was last viewed: scrolled to and marked. */
  isNew: boolean
  /** Its change is not confirmed yet. */
  isPending: boolean
  /** The picture's place stays empty for now. */
  isPictureLate: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
  onUndo: () => void
}

export function BagLine({ row, texts, isRemoved, onRemove, onUndo, ...props }: Props) {
  // Remove and undo take each other's place, and each other's focus.
  const focusKey = `removal of ${row.line.itemId}`
  if (isRemoved) {
    return (
      <li className={styles.removed}>
        <p>{fillIn(texts.removed, { name: row.title })}</p>
        <button type="button" className={lineStyles.action} data-focus={focusKey} onClick={onUndo}>
          {texts.undo}
        </button>
      </li>
    )
  }
  const removeButton = (
    <button
      type="button"
      className={lineStyles.action}
      data-focus={focusKey}
      aria-label={fillIn(texts.removeName, { name: row.title })}
      onClick={onRemove}
    >
      {texts.remove}
    </button>
  )
  return <PresentLine row={row} texts={texts} removeButton={removeButton} {...props} />
}

type PresentProps = Omit<Props, 'isRemoved' | 'onRemove' | 'onUndo'> & { removeButton: ReactNode }

function PresentLine(props: PresentProps) {
  const { lang, row, currency, texts, isNew, isPending, isPictureLate, onQuantity, removeButton } = props
  const { line, title, href, picture, stock, quantity } = row
  const place = useLedTo(isNew, isPictureLate)
  return (
    <li
      ref={place}
      className={classNames(lineStyles.line, styles.line, isNew && styles.new)}
      aria-busy={isPending || undefined}
    >
      <LinePicture picture={picture} colour={line} width={88} isLate={isPictureLate} />
      <div>
        {isNew && <p className={classNames(lineStyles.quiet, styles.added)}>{texts.justAdded}</p>}
        <h4 className={lineStyles.title}>{href ? <Link href={href}>{title}</Link> : title}</h4>
        <p className={classNames(lineStyles.quiet, styles.variant)}>
          <Dot line={line} />
          {choiceOfLine(line, texts)}
        </p>
      </div>
      {!line.isGone && <LinePrice lang={lang} line={line} currency={currency} texts={texts} />}
      <div className={styles.controls}>
        {!line.isGone && (
          <QuantityStepper
            name={title}
            quantity={quantity}
            stock={stock}
            isReserved={row.type === 'crowdfunding'}
            texts={texts}
            onChange={onQuantity}
          />
        )}
        {removeButton}
      </div>
    </li>
  )
}

function Dot({ line: { code, code2 } }: { line: BagRow['line'] }) {
  const background = colourBackground({ hex: code, hex2: code2 })
  return background && <span className={styles.dot} style={{ background }} />
}

/** Brings a new line into view; again when the lines have found their places. */
function useLedTo(isNew: boolean, isPlaceLate: boolean) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew && !isPlaceLate) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew, isPlaceLate])
  return place
}
