import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Flex, Select, Stack, TextInput } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { ContributionCounts, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { TabProps } from './tab-props.ts'

type Props = Pick<TabProps, 'products'> & {
  filter: ContributionFilter
  counts: ContributionCounts | undefined
  onChange: (filter: ContributionFilter) => void
  /** Called when the down arrow moves the focus from the search to the list. */
  onLeave: () => void
}

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 300

const views = [
  ['reported', 'To review'],
  ['newest', 'Newest'],
  ['hidden', 'Hidden'],
] as const

/** What the queue shows: views as buttons, then search and filters. */
export function QueueFilters({ filter, counts, products, onChange, onLeave }: Props) {
  const [text, setText] = useState(filter.text ?? '')
  const set = (changed: { [Key in keyof ContributionFilter]?: ContributionFilter[Key] | undefined }) =>
    onChange({ ...filter, ...changed })
  useEffect(() => {
    if (text.trim() === (filter.text ?? '')) return
    const timer = setTimeout(() => onChange({ ...filter, text: text.trim() || undefined }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, filter, onChange])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onLeave()
  }
  return (
    <Stack gap={2}>
      <Flex aria-label="Show" gap={1} role="group" wrap="wrap">
        {views.map(([view, title]) => (
          <Button
            aria-pressed={filter.view === view}
            fontSize={1}
            key={view}
            mode={filter.view === view ? 'default' : 'ghost'}
            onClick={() => set({ view })}
            padding={2}
            text={view === 'reported' && counts ? `${title} (${counts.reported})` : title}
          />
        ))}
        {filter.authorId && (
          <Button
            fontSize={1}
            mode="ghost"
            onClick={() => set({ authorId: undefined })}
            padding={2}
            text="One author: show everyone"
            tone="primary"
          />
        )}
      </Flex>
      <Flex gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: 180 }}>
          <TextInput
            aria-label="Search in texts and names"
            clearButton={text !== ''}
            fontSize={1}
            icon={SearchIcon}
            onChange={(event) => setText(event.currentTarget.value)}
            onClear={() => setText('')}
            onKeyDown={leave}
            placeholder="Search in texts and names"
            value={text}
          />
        </Box>
        <Choice
          label="Kind"
          onChange={(kind) => set({ kind })}
          options={[
            ['post', 'Posts'],
            ['reply', 'Replies'],
            ['review', 'Reviews'],
          ]}
          placeholder="All kinds"
          value={filter.kind}
        />
        <Choice
          label="Author’s language"
          onChange={(authorLang) => set({ authorLang })}
          options={[
            ['nb', 'Norwegian'],
            ['en', 'English'],
          ]}
          placeholder="All languages"
          value={filter.authorLang}
        />
        <Choice
          label="Accounts"
          onChange={(account) => set({ account })}
          options={[['new', 'New accounts']]}
          placeholder="All accounts"
          value={filter.account}
        />
        <Choice
          label="Product"
          onChange={(documentId) => set({ documentId })}
          options={[...products.values()].map(({ id, name }) => [id, name] as const)}
          placeholder="All products"
          value={filter.documentId}
        />
      </Flex>
    </Stack>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  placeholder: string
  value: Value | undefined
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, placeholder, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Box style={{ maxWidth: 220, minWidth: 130 }}>
      <Select
        aria-label={label}
        fontSize={1}
        onChange={({ currentTarget }) => onChange(options.find(([option]) => option === currentTarget.value)?.[0])}
        value={value ?? ''}
      >
        <option value="">{placeholder}</option>
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </Select>
    </Box>
  )
}
