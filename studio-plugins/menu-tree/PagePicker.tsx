import { SearchIcon } from '@sanity/icons/Search'
import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useState } from 'react'
import type { Page } from '../link-guard/addresses.ts'
import { type LinkablePage, linkablePages, matchingPages, titleOf } from './linkable-pages.ts'
import { t } from './norwegian.ts'
import { usePageSearch } from './use-page-search.ts'

const MAX_OPTIONS = 50

type Props = {
  id: string
  /** Whether a page is offered; all are without it. */
  offers?: (page: Page) => boolean
  onPick(page: LinkablePage): void
}

/** Searches the pages of the site by title, in either language, or by address. */
export function PagePicker({ id, offers = () => true, onPick }: Props) {
  const [text, setText] = useState('')
  const search = usePageSearch(text)
  const found = matchingPages(linkablePages((search.pages ?? []).filter(offers)), text).slice(0, MAX_OPTIONS)
  return (
    <Stack gap={2}>
      <Autocomplete
        aria-label={t('Search for a page by its title')}
        filterOption={() => true}
        fontSize={1}
        icon={SearchIcon}
        id={id}
        loading={search.pages === undefined}
        onChange={(value) => {
          const page = found.find((own) => own.value === value)
          if (page) onPick(page)
        }}
        onQueryChange={(query) => setText(query ?? '')}
        openButton
        options={found}
        padding={2}
        placeholder={t('Search for a page')}
        renderOption={renderOption}
        renderValue={() => ''}
      />
      {search.text === text && found.length === 0 && (
        <Text muted role="status" size={1}>
          {t('No page has “{text}” in its title or address.', { text: text.trim() })}
        </Text>
      )}
    </Stack>
  )
}

function renderOption(page: LinkablePage) {
  const { title, linkNb, linkEn, isPublished } = page
  const english = title.en && title.en !== titleOf(page) ? title.en : undefined
  const details = [linkNb ?? linkEn, english, isPublished ? undefined : t('not published')].filter(Boolean).join(' · ')
  return (
    <Card as="button" padding={3}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {titleOf(page)}
        </Text>
        <Text muted size={0}>
          {details}
        </Text>
      </Stack>
    </Card>
  )
}
