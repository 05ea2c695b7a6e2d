import { useStore } from 'zustand'
import type { BagLine as BagLineData } from '#web/domain/bag/bag.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { changeQuantity } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { type BagRow, orderRows, unorderedRows } from '#web/services/bag/rows/bag-rows.ts'
import styles from './bag-contents.module.css'
import { BagGroups } from './bag-groups.tsx'
import { BagLine } from './bag-line.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

type Props = {
  lang: Language
  currency: string
  rows: readonly BagRow[]
  /** The type of each line is known. Until then they are in the platform's order. */
  isSettled: boolean
  removedItemId: string | undefined
  remove: (line: BagLineData) => void
  undo: () => void
  texts: Texts<'bag'>
}

export function BagLines({ lang, currency, rows, isSettled, removedItemId, remove, undo, texts }: Props) {
  const pendingLines = useStore(bagState, (state) => state.pendingLines)
  const addedItemId = useStore(bagState, (state) => state.addedItemId)
  const container = useRestoredFocus()
  const renderRow = (row: BagRow) => (
    <BagLine
      key={row.line.itemId}
      lang={lang}
      row={row}
      currency={currency}
      texts={texts}
      isRemoved={row.line.itemId === removedItemId}
      isNew={row.line.itemId === addedItemId}
      isPending={pendingLines.has(row.line.lineId)}
      isPictureLate={!isSettled}
      onQuantity={(quantity) => changeQuantity(row.line.lineId, quantity)}
      onRemove={() => remove(row.line)}
      onUndo={undo}
    />
  )
  return (
    <div ref={container} className={styles.lines}>
      <BagGroups
        lang={lang}
        currency={currency}
        rows={isSettled ? orderRows(rows) : unorderedRows(rows)}
        texts={texts}
        renderRow={renderRow}
      />
    </div>
  )
}
