import { openBag } from '#web/services/bag/bag.ts'
import styles from './add-message.module.css'
import type { BuyTexts } from './buy-texts.ts'
import type { AddPhase } from './use-add.ts'

type Props = {
  phase: AddPhase
  /** The bag holds all that can be had of the chosen item. */
  isAllInBag: boolean
  texts: BuyTexts
}

/** The outcome of the click, announced by screen readers; its line is always there. */
export function AddMessage({ phase, isAllInBag, texts }: Props) {
  const { text, isInBag } = outcome(phase, isAllInBag, texts)
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

function outcome(phase: AddPhase, isAllInBag: boolean, texts: BuyTexts): { text?: string; isInBag: boolean } {
  if (phase === 'adding') return { isInBag: false }
  if (isAllInBag) return { text: texts.allInBag, isInBag: true }
  if (phase === 'added' || phase === 'done') return { text: texts.inBag, isInBag: true }
  if (phase === 'idle' || phase === 'allInBag') return { isInBag: false }
  return { text: texts.problems[phase], isInBag: false }
}
