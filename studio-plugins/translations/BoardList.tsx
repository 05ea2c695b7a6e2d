import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useRef } from 'react'
import { useRelativeTime, useSchema } from 'sanity'
import { RowsAfter, RowsBefore } from '../ui/MoreRows.tsx'
import { usePartOfList } from '../use-part-of-list.ts'
import { t } from './norwegian.ts'
import { isWithoutTranslation, type PageRow, stateIn } from './page-state.ts'
import { StateBadge } from './StateBadge.tsx'
import { original, type TranslationsOptions, translation } from './types.ts'

type Props = {
  readonly rows: readonly PageRow[]
  readonly activeId: string | undefined
  readonly options: TranslationsOptions
  readonly onChoose: (id: string) => void
}

/** The pages of the board. One of them can have the focus; the arrow keys move it. */
export function BoardList({ rows, activeId, options, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const at = rows.findIndex(({ id }) => id === activeId)
  const part = usePartOfList(rows.length, at)
  // The focus follows the chosen page while it is in the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies(activeId): the focus moves when another page is chosen
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    if (list.current?.contains(document.activeElement)) row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <Stack gap={2}>
      <RowsBefore count={part.before} onClick={part.showBefore} />
      <Stack as="ul" aria-label={t('Pages')} gap={1} ref={list} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.slice(part.first, part.end).map((row, index) => (
          <li key={row.id}>
            <Row
              isActive={row.id === activeId}
              isReachable={at < 0 ? index === 0 : index === at - part.first}
              onChoose={onChoose}
              options={options}
              row={row}
            />
          </li>
        ))}
      </Stack>
      <RowsAfter count={part.after} onClick={part.showAfter} />
    </Stack>
  )
}

type RowProps = Pick<Props, 'options' | 'onChoose'> & {
  readonly row: PageRow
  readonly isActive: boolean
  /** By the tab key; the others are reached by the arrow keys. */
  readonly isReachable: boolean
}

/** A line instead of a background, on which the badges would be hard to read. */
const chosen = { boxShadow: 'inset 3px 0 var(--card-focus-ring-color)' }

function Row({ row, isActive, isReachable, options, onChoose }: RowProps) {
  const schemaType = useSchema().get(row.type)
  const time = useRelativeTime(row.changedAt, { useTemporalPhrase: true })
  const state = stateIn(translation, row, options)
  return (
    <Card
      aria-current={isActive}
      as="button"
      data-as="button"
      data-page={row.id}
      onClick={() => onChoose(row.id)}
      padding={3}
      radius={2}
      style={{ width: '100%', ...(isActive && chosen) }}
      tabIndex={isReachable ? 0 : -1}
    >
      <Stack gap={3}>
        <Text size={1} textOverflow="ellipsis" weight="medium">
          {row.title || schemaType?.title || t('Untitled')}
        </Text>
        <Text muted size={1} textOverflow="ellipsis">
          {[schemaType?.title, row.category?.title, time].filter(Boolean).join(' · ')}
        </Text>
        <Flex gap={1} wrap="wrap">
          <StateBadge language="Norwegian" state={stateIn(original, row, options)} />
          <StateBadge language="English" state={state} />
          {state === 'missing' && isWithoutTranslation(row, options) && <Badge>{t('Not in English lists')}</Badge>}
        </Flex>
      </Stack>
    </Card>
  )
}
