import { Charged } from './amounts.tsx'
import styles from './charge.module.css'
import type { ShownBag } from './shown-bag.ts'

/** The amounts once more, right above the button. */
export function Charge(shown: ShownBag) {
  return (
    <div className={styles.charge}>
      <Charged {...shown} />
    </div>
  )
}
