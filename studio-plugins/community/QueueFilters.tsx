import { Button, Flex, Stack } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { ContributionCounts, ContributionFilter } from '#web/domain/staff/contribution.ts'
import { Choice } from '../ui/Choice.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import { t } from './norwegian.ts'
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

/** The filters of the queue: views as buttons, then search and filters. */
export function QueueFilters({ filter, counts, products, onChange, onLeave }: Props) {
  const [text, setText] = useState(filter.text ?? '')
  const set = (changed: { [Key in keyof ContributionFilter]?: ContributionFilter[Key] | undefined }) =>
    onChange({ ...filter, ...changed })
  useEffect(() => {
    if (text.trim() === (filter.text ?? '')) return
    const timer = setTimeout(() => onChange({ ...filter, text: text.trim() || undefined }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, filter, onChange])
  return (
    <Stack gap={2}>
      <ToggleGroup
        label={t('Show')}
        onChange={(view) => set({ view })}
        options={views.map(([view, title]) => [
          view,
          // As wide before the number is known: what follows stays where it is.
          view === 'reported' ? `${t(title)} (${counts?.reported ?? '…'})` : t(title),
        ])}
        value={filter.view}
      >
        {filter.authorId && (
          <Button
            fontSize={1}
            mode="ghost"
            onClick={() => set({ authorId: undefined })}
            padding={2}
            text={t('One author: show everyone')}
            tone="primary"
          />
        )}
      </ToggleGroup>
      <Flex gap={2} wrap="wrap">
        <SearchInput label={t('Search in texts and names')} onChange={setText} onLeave={onLeave} value={text} />
        <Choice
          label={t('Kind')}
          onChange={(kind) => set({ kind: kind || undefined })}
          options={[
            ['', t('All kinds')],
            ['post', t('Posts')],
            ['reply', t('Replies')],
            ['review', t('Reviews')],
          ]}
          value={filter.kind ?? ''}
        />
        <Choice
          label={t('Author’s language')}
          onChange={(authorLang) => set({ authorLang: authorLang || undefined })}
          options={[
            ['', t('All languages')],
            ['nb', t('Norwegian')],
            ['en', t('English')],
          ]}
          value={filter.authorLang ?? ''}
        />
        <Choice
          label={t('Accounts')}
          onChange={(account) => set({ account: account || undefined })}
          options={[
            ['', t('All accounts')],
            ['new', t('New accounts')],
          ]}
          value={filter.account ?? ''}
        />
        <Choice
          label={t('Product')}
          onChange={(documentId) => set({ documentId: documentId || undefined })}
          options={[['', t('All products')], ...[...products.values()].map(({ id, name }) => [id, name] as const)]}
          value={filter.documentId ?? ''}
        />
      </Flex>
    </Stack>
  )
}
