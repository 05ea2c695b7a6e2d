import { SearchIcon } from '@sanity/icons/Search'
import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useState } from 'react'
import { type LinkablePage, matchingPages, titleOf } from './linkable-pages.ts'
import { t } from './norwegian.ts'

const MAX_OPTIONS = 50

type Props = {
  id: string
  /** Undefined while loading. */
  pages: readonly LinkablePage[] | undefined
  onPick(page: LinkablePage): void
}

/** Searches the pages of the site by title, in either language, or by address. */
export function PagePicker({ id, pages, onPick }: Props) {
  const [text, setText] = useState('')
  const found = matchingPages(pages ?? [], text).slice(0, MAX_OPTIONS)
  return (
    <Stack gap={2}>
      <Autocomplete
        aria-label={t('Search for a page by its title')}
        filterOption={() => true}
        fontSize={1}
        icon={SearchIcon}
        id={id}
        loading={pages === undefined}
        onChange={(value) => {
          const page = pages?.find((own) => own.value === value)
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
      {pages !== undefined && found.length === 0 && (
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
