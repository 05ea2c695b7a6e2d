import { openBag } from '../../../services/bag/bag.ts'
import styles from './add-message.module.css'
import type { BuyTexts } from './buy-texts.ts'
import type { AddPhase } from './use-add.ts'

/** What became of the click, read out; its line is always there. */
export function AddMessage({ phase, texts }: { phase: AddPhase; texts: BuyTexts }) {
  const isInBag = phase === 'added' || phase === 'done'
  const problem = phase !== 'idle' && phase !== 'adding' && !isInBag ? texts.problems[phase] : undefined
  return (
    <p role="status" className={styles.message} data-problem={problem ? '' : undefined}>
      {problem}
      {isInBag && (
        <>
          {`${texts.inBag} `}
          <button type="button" onClick={openBag}>
            {texts.showBag}
          </button>
        </>
      )}
    </p>
  )
}
