import { AddIcon } from '@sanity/icons/Add'
import { TrashIcon } from '@sanity/icons/Trash'
import { Box, Button, Card, Flex, Stack, TextInput } from '@sanity/ui'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { type ArrayOfObjectsInputProps, set, setIfMissing } from 'sanity'
import {
  asGrid,
  emptyRow,
  parsePasted,
  type TableRow,
  withCell,
  withColumnAt,
  withoutColumn,
  withoutRow,
  withPasted,
  withRowAt,
} from './grid.ts'

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Moves the cursor to the cell above or below; Tab moves sideways by itself. */
function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
  const { row, column } = event.currentTarget.dataset
  if (step === undefined || row === undefined) return
  const cell = event.currentTarget
    .closest('table')
    ?.querySelector<HTMLInputElement>(`input[data-row="${Number(row) + step}"][data-column="${column}"]`)
  if (!cell) return
  event.preventDefault()
  cell.focus()
}

/** The rows of a table as a grid of text fields: arrow keys move, and cells from a spreadsheet can be pasted. */
export function TableInput(props: ArrayOfObjectsInputProps) {
  const { onChange, readOnly } = props
  const grid = asGrid(props.value ?? [], newKey)
  const columns = grid[0]?.cells ?? []
  const write = (rows: readonly TableRow[]) => onChange([setIfMissing([]), set(rows)])
  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const block = parsePasted(event.clipboardData.getData('text/plain'))
    if (!block) return
    event.preventDefault()
    write(withPasted(grid, { row, column }, block, newKey))
  }

  return (
    <Stack gap={3}>
      {grid.length > 0 && (
        <Card border radius={2} overflow="auto" padding={2}>
          <table style={{ borderSpacing: 4, minWidth: '100%' }}>
            <thead>
              <tr>
                {columns.map((_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity of their own
                  <th key={column} scope="col" style={{ minWidth: '8rem' }}>
                    <RemoveButton
                      disabled={readOnly || columns.length === 1}
                      label={`Remove column ${column + 1}`}
                      onClick={() => write(withoutColumn(grid, column))}
                    />
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {grid.map(({ _key, cells }, row) => (
                <tr key={_key}>
                  {cells.map((text, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity of their own
                    <td key={column}>
                      <TextInput
                        aria-label={`Row ${row + 1}, column ${column + 1}`}
                        data-column={column}
                        data-row={row}
                        fontSize={1}
                        onChange={(event) => write(withCell(grid, row, column, event.currentTarget.value))}
                        onKeyDown={moveBetweenRows}
                        onPaste={(event) => paste(event, row, column)}
                        padding={2}
                        readOnly={readOnly}
                        value={text}
                      />
                    </td>
                  ))}
                  <td>
                    <RemoveButton
                      disabled={readOnly}
                      label={`Remove row ${row + 1}`}
                      onClick={() => write(withoutRow(grid, row))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <Flex gap={2}>
        <AddButton
          disabled={readOnly}
          onClick={() => write(grid.length > 0 ? withRowAt(grid, grid.length, newKey()) : [emptyRow(2, newKey())])}
          text="Row"
        />
        <AddButton
          disabled={readOnly || grid.length === 0}
          onClick={() => write(withColumnAt(grid, columns.length))}
          text="Column"
        />
      </Flex>
    </Stack>
  )
}

type ButtonProps = { disabled?: boolean; onClick: () => void }

function AddButton({ text, ...props }: ButtonProps & { text: string }) {
  return <Button {...props} fontSize={1} icon={AddIcon} mode="ghost" padding={2} text={text} />
}

function RemoveButton({ label, ...props }: ButtonProps & { label: string }) {
  return (
    <Box>
      <Button {...props} aria-label={label} fontSize={1} icon={TrashIcon} mode="bleed" padding={2} title={label} />
    </Box>
  )
}
