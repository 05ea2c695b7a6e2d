import { Button, Flex, Stack } from '@sanity/ui'
import { useEffect, useState } from 'react'
import type { ContributionCounts, ContributionFilter } from '#web/domain/staff/contribution.ts'
import { Choice } from '../ui/Choice.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import { t } from './norwegian.ts'
import type { CommunityProduct } from './products.ts'
import { useProductChoices } from './use-products.ts'

type Props = {
  filter: ContributionFilter
  counts: ContributionCounts | undefined
  /** The product that the queue is limited to. */
  product: CommunityProduct | undefined
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
export function QueueFilters({ filter, counts, product, onChange, onLeave }: Props) {
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
        <ProductChoice
          documentId={filter.documentId}
          onChange={(documentId) => set({ documentId })}
          onLeave={onLeave}
          product={product}
        />
      </Flex>
    </Stack>
  )
}

type ProductChoiceProps = Pick<Props, 'onLeave' | 'product'> & {
  documentId: string | undefined
  onChange: (documentId: string | undefined) => void
}

/** One product, or all; where there are too many for a list, they are found by typing. */
function ProductChoice({ documentId, product, onChange, onLeave }: ProductChoiceProps) {
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const live = useProductChoices(wanted)
  const { products, count } = live.status === 'loaded' ? live.value : { products: [], count: 0 }
  const isListed = !product || products.some(({ id }) => id === product.id)
  return (
    <>
      {(count > products.length || text !== '') && (
        <SearchInput label={t('Find a product')} onChange={setText} onLeave={onLeave} value={text} />
      )}
      <Choice
        label={t('Product')}
        onChange={(id) => onChange(id || undefined)}
        options={[
          ['', t('All products')],
          ...[...(isListed ? [] : [product]), ...products].map(({ id, name }) => [id, name] as const),
        ]}
        value={documentId ?? ''}
      />
    </>
  )
}
