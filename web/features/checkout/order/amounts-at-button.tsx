import { ChargedAmounts } from './amounts.tsx'
import styles from './amounts-at-button.module.css'
import type { ShownBag } from './shown-bag.ts'

/** The amounts once more, right above the button. */
export function AmountsAtButton(shown: ShownBag) {
  return (
    <div className={styles.amounts}>
      <ChargedAmounts {...shown} />
    </div>
  )
}
