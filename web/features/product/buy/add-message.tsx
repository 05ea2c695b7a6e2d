import { openBag } from '#web/services/bag/bag.ts'
import styles from './add-message.module.css'
import type { BuyTexts } from './buy-texts.ts'
import type { AddPhase } from './use-add.ts'

type Props = {
  phase: AddPhase
  /** The product is in a crowdfunding campaign. */
  isReservation: boolean
  /** The bag holds all that can be had of the chosen item, or reserved of the product. */
  isAllInBag: boolean
  texts: BuyTexts
}

/** The outcome of the click, announced by screen readers; always rendered, because it is a live region. */
export function AddMessage(props: Props) {
  const { texts } = props
  const { text, isInBag } = outcome(props)
  return (
    <p role="status" className={styles.message} data-problem={text && !isInBag ? '' : undefined}>
      {text}
      {isInBag && (
        <>
          {' '}
          <button type="button" onClick={openBag}>
            {texts.showBag}
          </button>
        </>
      )}
    </p>
  )
}

const problems = {
  unreachable: 'unreachable',
  soldOut: 'soldOutNow',
  failed: 'addFailed',
  notSold: 'notSold',
} as const

function outcome({ phase, isReservation, isAllInBag, texts }: Props): { text?: string; isInBag: boolean } {
  if (phase === 'adding') return { isInBag: false }
  if (isAllInBag) return { text: isReservation ? texts.allReservedInBag : texts.allInBag, isInBag: true }
  if (phase === 'added' || phase === 'done')
    return { text: isReservation ? texts.reservationInBag : texts.inBag, isInBag: true }
  if (phase === 'idle' || phase === 'allInBag') return { isInBag: false }
  return { text: texts[problems[phase]], isInBag: false }
}
