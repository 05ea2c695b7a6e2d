'use client'

import { useStore } from 'zustand'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { preloadBag } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { classNames } from '#web/ui/class-names.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { BagIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './bag-button.module.css'
import { bagButtonId, bagId } from './bag-ids.ts'
import { loadContents } from './load-contents.ts'

type ButtonTexts = Pick<Texts<'bag'>, 'bag' | 'oneItem' | 'manyItems'>

/** Opens and closes the bag, without scripts too; shows how many garments are in it as soon as that is known. */
export function BagButton({ texts }: { texts: ButtonTexts }) {
  const count = useStore(bagState, ({ bag }) => bag?.totals.totalQuantity ?? 0)
  return (
    <button
      type="button"
      id={bagButtonId}
      className={classNames(iconButton.button, styles.button)}
      popoverTarget={bagId}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <BagIcon />
      <span aria-hidden="true" className={styles.count} data-some={count > 0 || undefined}>
        {Math.min(count, 99)}
      </span>
      <VisuallyHidden>{label(texts, count)}</VisuallyHidden>
    </button>
  )
}

function label(texts: ButtonTexts, count: number): string {
  if (count === 0) return texts.bag
  return count === 1 ? texts.oneItem : fillIn(texts.manyItems, { n: count })
}

/**
 * After the click that may follow at once: a tap enters, focuses and clicks the button in a row, and the bag shows
 * first.
 */
function preload(): void {
  setTimeout(() => {
    preloadBag()
    // Fails again, and says so, when the bag is opened.
    loadContents().catch(() => {})
  })
}
