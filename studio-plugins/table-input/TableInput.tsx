import { Card, Flex, Stack, TextInput } from '@sanity/ui'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type ArrayOfObjectsInputProps, isKeySegment, set, setIfMissing } from 'sanity'
import { useNextFocus } from '../use-next-focus.ts'
import {
  asGrid,
  emptyRow,
  newKey,
  parsePasted,
  type TableRow,
  withCell,
  withColumnAt,
  withColumnMoved,
  withoutColumn,
  withoutRow,
  withPasted,
  withRowAt,
  withRowMoved,
} from './grid.ts'
import { t } from './norwegian.ts'
import { onlyTable } from './pasted-table.ts'
import { AddButton, LineButtons } from './TableButtons.tsx'
import { useUndo } from './use-undo.ts'

const cellAt = (row: number, column: number) => `input[data-row="${row}"][data-column="${column}"]`
const moveOf = (kind: 'row' | 'column', index: number) => `[data-move="${kind} ${index}"]`
const removeOf = (kind: 'row' | 'column', index: number) => `[data-remove="${kind} ${index}"]`

/** The operations on the table; each moves the focus to a sensible place. */
function useTable({ value, onChange, focusPath, onPathFocus }: ArrayOfObjectsInputProps) {
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus(root)
  const grid = asGrid(value ?? [], newKey)
  const width = grid[0]?.cells.length ?? 0
  const write = (rows: readonly TableRow[]) => onChange([setIfMissing([]), set(rows)])
  const { change, onKeyDown } = useUndo(grid, write)
  useFocusedCell(root, focusPath)
  return {
    root,
    grid,
    width,
    write,
    change,
    onKeyDown,
    /** Tells the form which cell has the focus, so that another click on it in the preview focuses it again. */
    focused: (row: string, column: number) => onPathFocus([{ _key: row }, 'cells', column]),
    addRow(column = 0) {
      focusNext(cellAt(grid.length, column))
      change(grid.length > 0 ? withRowAt(grid, grid.length, newKey()) : [emptyRow(2, newKey())])
    },
    addColumn() {
      focusNext(cellAt(0, width))
      change(withColumnAt(grid, width))
    },
    moveRow(row: number) {
      focusNext(moveOf('row', row - 1), removeOf('row', row - 1))
      change(withRowMoved(grid, row, row - 1))
    },
    moveColumn(column: number) {
      focusNext(moveOf('column', column - 1), removeOf('column', column - 1))
      change(withColumnMoved(grid, column, column - 1))
    },
    removeRow(row: number) {
      focusNext(removeOf('row', Math.min(row, grid.length - 2)), '[data-add="row"]')
      change(withoutRow(grid, row))
    },
    removeColumn(column: number) {
      focusNext(removeOf('column', Math.min(column, width - 2)), '[data-add="column"]')
      change(withoutColumn(grid, column))
    },
  }
}

/** Focuses the cell that a click in the preview or a link names: the row's key, `cells` and the column. */
function useFocusedCell(root: RefObject<HTMLElement | null>, [row, , column]: ArrayOfObjectsInputProps['focusPath']) {
  const key = row !== undefined && isKeySegment(row) ? row._key : undefined
  useEffect(() => {
    if (key === undefined || typeof column !== 'number') return
    const cell = `[data-key="${CSS.escape(key)}"] [data-column="${column}"]`
    // A dialog that opens with the cell focuses its first button once it is mounted.
    const frame = requestAnimationFrame(() => root.current?.querySelector<HTMLInputElement>(cell)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [root, key, column])
}

type Table = ReturnType<typeof useTable>

/**
 * The rows of a table as a grid of text fields: arrow keys move, Enter goes down, and cells from a spreadsheet can be
 * pasted.
 */
export function TableInput(props: ArrayOfObjectsInputProps) {
  const table = useTable(props)
  const readOnly = props.readOnly === true
  return (
    <Stack data-table-input="" gap={3} onKeyDown={readOnly ? undefined : table.onKeyDown} ref={table.root}>
      {table.grid.length > 0 && (
        <Card border radius={2} overflow="auto" padding={2}>
          <Grid readOnly={readOnly} table={table} />
        </Card>
      )}
      <Flex gap={2}>
        <AddButton
          kind="row"
          disabled={readOnly}
          label={t('Add a row')}
          onClick={() => table.addRow()}
          text={t('Row')}
        />
        <AddButton
          kind="column"
          disabled={readOnly || table.grid.length === 0}
          label={t('Add a column')}
          onClick={table.addColumn}
          text={t('Column')}
        />
      </Flex>
    </Stack>
  )
}

function Grid({ table, readOnly }: { table: Table; readOnly: boolean }) {
  const { grid, width } = table
  return (
    <table style={{ borderSpacing: 4, minWidth: '100%' }}>
      <thead>
        <tr>
          {Array.from({ length: width }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity of their own
            <td key={column} style={{ minWidth: '8rem' }}>
              <LineButtons
                count={width}
                index={column}
                kind="column"
                onMove={() => table.moveColumn(column)}
                onRemove={() => table.removeColumn(column)}
                readOnly={readOnly}
              />
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.map(({ _key, cells }, row) => (
          <tr data-key={_key} key={_key}>
            {cells.map((text, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity of their own
              <td key={column}>
                <Cell column={column} readOnly={readOnly} row={row} rowKey={_key} table={table} text={text} />
              </td>
            ))}
            <td>
              <LineButtons
                count={grid.length}
                index={row}
                kind="row"
                onMove={() => table.moveRow(row)}
                onRemove={() => table.removeRow(row)}
                readOnly={readOnly}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = { table: Table; row: number; rowKey: string; column: number; text: string; readOnly: boolean }

function Cell({ table, row, rowKey, column, text, readOnly }: CellProps) {
  const { grid, root, write } = table

  /** To the cell above or below; Tab moves sideways by itself. Enter in the last row begins another. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    if (step === undefined) return
    const cell = root.current?.querySelector<HTMLInputElement>(cellAt(row + step, column))
    if (!cell && (event.key !== 'Enter' || readOnly)) return
    event.preventDefault()
    if (cell) cell.focus()
    else table.addRow(column)
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { clipboardData } = event
    const block =
      onlyTable(clipboardData.getData('text/html'))?.rows ?? parsePasted(clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    table.change(withPasted(grid, { row, column }, block, newKey))
  }

  return (
    <TextInput
      aria-label={t('Row {row}, column {column}', { row: row + 1, column: column + 1 })}
      data-column={column}
      data-row={row}
      fontSize={1}
      onChange={(event) => write(withCell(grid, row, column, event.currentTarget.value))}
      onFocus={() => table.focused(rowKey, column)}
      onKeyDown={move}
      onPaste={paste}
      padding={2}
      readOnly={readOnly}
      value={text}
    />
  )
}
