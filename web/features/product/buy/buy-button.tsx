import { preloadBag } from '#web/services/bag/bag.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './buy-button.module.css'
import type { BuyTexts } from './buy-texts.ts'
import { addButtonName } from './submitted-add.ts'
import type { AddPhase } from './use-add.ts'

type Props = {
  /** The pickers' form. */
  formId: string
  texts: BuyTexts
  phase: AddPhase
  /** In a crowdfunding campaign. */
  isReservation: boolean
  isPreorder: boolean
  /** The bag holds all that can be had of the chosen item. */
  isAllInBag: boolean
  /** Not for sale any more, or not here. */
  isDisabled: boolean
  /** Set when the chosen item is sold out. */
  onNotify: (() => void) | undefined
}

/**
 * Sends the pickers' form, natively before scripts run. Until something is picked it says what is missing: its labels
 * follow the pickers in the stylesheet alone, so they are right without scripts.
 */
export function BuyButton({
  formId,
  texts,
  phase,
  isReservation,
  isPreorder,
  isAllInBag,
  isDisabled,
  onNotify,
}: Props) {
  if (onNotify)
    return (
      <Button variant="secondary" wide onClick={onNotify}>
        {texts.notify}
      </Button>
    )
  return (
    <Button
      wide
      type="submit"
      form={formId}
      name={addButtonName}
      value="1"
      disabled={isDisabled}
      aria-disabled={phase === 'adding' || isAllInBag || undefined}
      onPointerEnter={preloadBag}
      onFocus={preloadBag}
    >
      {phase === 'adding' && texts.adding}
      {phase === 'added' && texts.added}
      {phase !== 'adding' && phase !== 'added' && (
        <>
          <span className={styles.size}>{texts.chooseSize}</span>
          <span className={styles.length}>{texts.chooseLength}</span>
          <span className={styles.add}>
            {isReservation ? texts.reserve : isPreorder ? texts.addPreorder : texts.add}
          </span>
        </>
      )}
    </Button>
  )
}
