import { type KeyboardEvent, useRef } from 'react'
import type { TableRow } from './grid.ts'

type Rows = readonly TableRow[]

const isSame = (one: Rows, other: Rows) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Undo for operations on the table; the browser itself undoes typing in a cell. Never overwrites later changes of
 * others.
 */
export function useUndo(rows: Rows, write: (rows: Rows) => void) {
  const changes = useRef<{ before: Rows; after: Rows }[]>([])
  return {
    change(after: Rows) {
      changes.current.push({ before: rows, after })
      write(after)
    },
    onKeyDown(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const last = changes.current.at(-1)
      if (!isUndo || !last || !isSame(last.after, rows)) return
      event.preventDefault()
      event.stopPropagation()
      changes.current.pop()
      write(last.before)
    },
  }
}
