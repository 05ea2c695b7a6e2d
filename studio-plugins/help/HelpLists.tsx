import { Button, Stack, Text } from '@sanity/ui'
import { useDeferredValue } from 'react'
import type { Handbook, Place } from './handbook.ts'
import { t } from './norwegian.ts'
import { searchHandbook } from './search.ts'

type Props = { handbook: Handbook; onOpen: (place: Place) => void }

/** All pages. */
export function PageList({ handbook, onOpen }: Props) {
  return (
    <Stack as="ul" gap={1} style={list}>
      {handbook.map(({ name, title, sections }) => (
        <Entry key={name} onClick={() => onOpen({ page: name })} text={sections[0]?.text ?? ''} title={title} />
      ))}
    </Stack>
  )
}

/** The sections that a search finds. */
export function FoundList({ handbook, onOpen, query }: Props & { query: string }) {
  const text = useDeferredValue(query)
  const found = searchHandbook(handbook, text)
  return (
    <Stack gap={3}>
      <Text muted role="status" size={1}>
        {found.length === 0 && t('Nothing is written about “{text}”.', { text })}
      </Text>
      <Stack as="ul" gap={1} style={list}>
        {found.map(({ page, section, excerpt }) => (
          <Entry
            key={`${page.name}#${section.anchor}`}
            onClick={() => onOpen({ page: page.name, anchor: section.level > 1 ? section.anchor : undefined })}
            text={excerpt}
            title={section.level > 1 ? `${page.title}: ${section.title}` : page.title}
          />
        ))}
      </Stack>
    </Stack>
  )
}

function Entry({ title, text, onClick }: { title: string; text: string; onClick: () => void }) {
  return (
    <li>
      <Button mode="bleed" onClick={onClick} padding={3} style={{ width: '100%' }}>
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text muted size={1}>
            {firstLine(text)}
          </Text>
        </Stack>
      </Button>
    </li>
  )
}

const list = { listStyle: 'none', margin: 0, padding: 0 }

function firstLine(text: string): string {
  return text.split('\n').find(Boolean) ?? ''
}
