import { useState } from 'react'
import type { Bag, BagLine } from '#web/domain/bag/bag.ts'
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
      if (ghost) void putBack(ghost.line, bag.currency)
    },
  }
}

function putBack(line: BagLine, currency: string) {
  const { itemId, variantId, centraId, name, gender, size, colourName, code, code2, priceEach, quantity, media } = line
  const picture = media.thumb ?? media.mini ?? media.standard
  const what = {
    itemId,
    variantId,
    centraId,
    name,
    gender,
    size,
    colourName,
    code,
    code2,
    priceEach,
    quantity,
    currency,
  }
  return putBackIntoBag({ ...what, ...(picture && { picture }) })
}
