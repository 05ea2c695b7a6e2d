import * as v from 'valibot'
import { idOrNone, market, text, textOrNone } from './parts.ts'

export const selectionHead = { token: text, location: v.nullish(v.object({ country: textOrNone })), order: idOrNone }

/** The part of a selection that shows whether it is empty. */
export const emptySelectionShape = v.object({
  ...selectionHead,
  selection: v.object({ ...market, items: v.array(v.unknown()) }),
})

export const detectedCountryShape = v.object({ country: textOrNone })
