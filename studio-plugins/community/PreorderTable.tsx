import { Button, Flex, Text, TextInput } from '@sanity/ui'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import type { PreorderEntry } from '#web/domain/product/preorder-entry.ts'
import type { Item } from '../commerce/platform.ts'
import { t } from './norwegian.ts'
import { type Entries, numberOf, readTyped, type Typed, typedOf, warningOf } from './preorder-rows.ts'

type Save = (text: string, wanted: ReadonlyMap<string, PreorderEntry | null>) => void

type Props = {
  /** The product's name. */
  name: string
  items: readonly Item[]
  entries: Entries
  mayAct: boolean
  onSave: Save
}

const cell: CSSProperties = { padding: '4px 8px 4px 0', textAlign: 'left', verticalAlign: 'top' }
const columns = ['Variant', 'Size', 'Left to order', 'Of the next delivery', 'Delivered on'] as const

/** The items of one product. A row that is emptied cannot be preordered. */
export function PreorderTable({ name, items, entries, mayAct, onSave }: Props) {
  const [date, setDate] = useState('')
  if (items.length === 0) return <Text size={1}>{t('Centra does not know the sizes of this product.')}</Text>
  const numbers = items.map((item) => numberOf(item) ?? '')
  const setAll = () => {
    const wanted = numbers.flatMap((number) => {
      const entry = entries.get(number)
      return entry ? [[number, { ...entry, deliveryDate: date || null }] as const] : []
    })
    onSave(t('{name}: delivery date changed', { name }), new Map(wanted))
  }
  return (
    <>
      <div style={{ overflowX: 'auto' }}>
        <table aria-label={name} style={{ borderCollapse: 'collapse', minWidth: 560, width: '100%' }}>
          <thead>
            <tr>
              {columns.map((title) => (
                <th key={t(title)} scope="col" style={cell}>
                  <Text muted size={1}>
                    {t(title)}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => (
              <Row
                entry={entries.get(numbers[index] ?? '')}
                item={item}
                key={item.itemId}
                mayAct={mayAct}
                onSave={(entry) =>
                  onSave(
                    t('{name}, {variant} {size} changed', { name, variant: item.variant, size: item.size }),
                    new Map([[numbers[index] ?? '', entry]]),
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      {mayAct && (
        <Flex align="center" gap={2} wrap="wrap">
          <div style={{ width: 170 }}>
            <TextInput
              aria-label={t('Delivery date of all sizes of {name}', { name })}
              fontSize={1}
              onChange={(event) => setDate(event.currentTarget.value)}
              type="date"
              value={date}
            />
          </div>
          <Button fontSize={1} mode="ghost" onClick={setAll} padding={2} text={t('Set for all sizes')} />
        </Flex>
      )}
    </>
  )
}

type RowProps = {
  item: Item
  entry: PreorderEntry | undefined
  mayAct: boolean
  onSave: (entry: PreorderEntry | null) => void
}

/** One item. Saved with Enter and when the focus leaves the row; Escape restores what was saved. */
function Row({ item, entry, mayAct, onSave }: RowProps) {
  const [typed, setTyped] = useState(typedOf(entry))
  const problemId = useId()
  useEffect(() => setTyped(typedOf(entry)), [entry])
  const read = readTyped(typed)
  const problem = 'problem' in read ? read.problem : undefined
  const warning = problem ?? warningOf(entry, osloDayOf(new Date()))
  const save = () => {
    if ('entry' in read) onSave(read.entry)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save()
    else if (event.key === 'Escape') setTyped(typedOf(entry))
  }
  const field = (key: keyof Typed, label: string) => (
    <td style={cell}>
      <TextInput
        aria-describedby={warning ? problemId : undefined}
        aria-invalid={problem !== undefined}
        aria-label={`${label}, ${item.variant} ${item.size}`}
        customValidity={problem}
        fontSize={1}
        onBlur={save}
        onChange={(event) => {
          const { value } = event.currentTarget
          setTyped((before) => ({ ...before, [key]: value }))
        }}
        onKeyDown={onKeyDown}
        readOnly={!mayAct}
        type={key === 'deliveryDate' ? 'date' : 'text'}
        {...(key !== 'deliveryDate' && { inputMode: 'numeric' as const })}
        value={typed[key]}
      />
    </td>
  )
  return (
    <tr>
      <td style={cell}>
        <Text size={1}>{item.variant}</Text>
      </td>
      <th scope="row" style={cell}>
        <Text size={1}>{item.size}</Text>
        {warning && (
          <Text id={problemId} role={problem ? 'alert' : undefined} size={0} style={{ marginTop: 6 }}>
            {warning}
          </Text>
        )}
      </th>
      {field('stock', t('Left to order'))}
      {field('nextDeliveryStock', t('Of the next delivery'))}
      {field('deliveryDate', t('Delivered on'))}
    </tr>
  )
}
