import { Card, Flex, Stack, Text } from '@sanity/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { pathToString, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { pathTitle } from '../documents/path-title.ts'
import { stepOf } from '../translations/keys.ts'
import { RowsAfter, RowsBefore } from '../ui/MoreRows.tsx'
import { usePartOfList } from '../use-part-of-list.ts'
import { INSPECTOR } from './inspector-name.ts'
import { type Line, sayingsOf } from './list.ts'
import { t } from './norwegian.ts'

/** Texts of a line; the panel at the document has all. */
const TEXTS_OF_LINE = 3

/** The line that was opened last, to go on there when the editor comes back. */
let lastLine = ''

/** Links to the first field of what was found. One of them can be reached by the tab key; the arrow keys move it. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [activeId, setActiveId] = useState(lastLine)
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === activeId),
  )
  const part = usePartOfList(lines.length, at)

  function choose(id: string) {
    lastLine = id
    setActiveId(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    const links = list.current?.querySelectorAll<HTMLElement>('a')
    if (step === 0 || !links) return
    const target = links[Math.max(0, Math.min(links.length - 1, at - part.first + step))]
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
    event.preventDefault()
  }

  return (
    <Stack gap={3}>
      <RowsBefore count={part.before} onClick={part.showBefore} />
      <Stack
        aria-label={t('What to look at')}
        as="ul"
        gap={1}
        onKeyDown={onKeyDown}
        ref={list}
        style={{ listStyle: 'none', margin: 0, padding: 0 }}
      >
        {lines.slice(part.first, part.end).map((line, index) => (
          <li key={line.id}>
            <LineLink isReachable={index === at - part.first} line={line} onFocus={() => choose(line.id)} />
          </li>
        ))}
      </Stack>
      <RowsAfter count={part.after} onClick={part.showAfter} />
    </Stack>
  )
}

type LineLinkProps = { readonly line: Line; readonly isReachable: boolean; readonly onFocus: () => void }

function LineLink({ line, isReachable, onFocus }: LineLinkProps) {
  const { id, type, title } = line.document.row
  const schemaType = useSchema().get(type)
  const first = line.findings[0]?.path ?? []
  const field = schemaType && pathTitle(schemaType, first)
  const path = pathToString(first)
  const sayings = sayingsOf(line)
  const link = useIntentLink({ intent: 'edit', params: { id, type, inspect: INSPECTOR, ...(path && { path }) } })
  return (
    <Card
      {...link}
      as="a"
      border
      data-as="a"
      data-finding={line.kind}
      onFocus={onFocus}
      padding={3}
      radius={2}
      tabIndex={isReachable ? 0 : -1}
    >
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {title || schemaType?.title || id}
        </Text>
        {sayings.slice(0, TEXTS_OF_LINE).map(({ text, places }) => (
          <Text key={text} size={1}>
            {places === 1 ? text : t('{text} ({count} places)', { text, count: places })}
          </Text>
        ))}
        {sayings.length > TEXTS_OF_LINE && (
          <Text muted size={1}>
            {t('and {count} more', { count: sayings.length - TEXTS_OF_LINE })}
          </Text>
        )}
        <Flex gap={2} wrap="wrap">
          <Text muted size={1}>
            {[schemaType?.title, field].filter(Boolean).join(' · ')}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}
