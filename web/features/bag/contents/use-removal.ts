import { useState } from 'react'
import type { Bag, BagLine } from '#web/domain/bag/bag.ts'
import { itemOfLine } from '#web/domain/bag/item-of-line.ts'
import { putBackIntoBag, removeLine } from '#web/services/bag/bag.ts'

type Removed = { readonly line: BagLine; readonly place: number }

/** Takes lines out of the bag, and keeps the place of the last one for as long as it can be put back. */
export function useRemoval(bag: Bag) {
  const [removed, setRemoved] = useState<Removed>()
  const isBack = removed !== undefined && bag.lines.some(({ itemId }) => itemId === removed.line.itemId)
  const ghost = isBack ? undefined : removed
  return {
    /** The bag's lines with the removed one where it was. */
    lines: ghost ? bag.lines.toSpliced(ghost.place, 0, ghost.line) : bag.lines,
    removedItemId: ghost?.line.itemId,
    remove: (line: BagLine) => {
      // A product that is no longer sold cannot be added again.
      setRemoved(line.isGone ? undefined : { line, place: bag.lines.indexOf(line) })
      void removeLine(line.lineId)
    },
    undo: () => {
      if (!ghost) return
      const { thumb, mini, standard } = ghost.line.media
      void putBackIntoBag(itemOfLine(ghost.line, bag.currency, thumb ?? mini ?? standard))
    },
  }
}
