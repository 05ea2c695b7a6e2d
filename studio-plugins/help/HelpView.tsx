import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { Box, Button, Stack } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { studioLanguage } from '#schemas/studio-language.ts'
import { SearchInput } from '../ui/SearchInput.tsx'
import { FoundList, PageList } from './HelpLists.tsx'
import { HelpPage, headingId } from './HelpPage.tsx'
import { type Place, placeOf } from './handbook.ts'
import { t } from './norwegian.ts'
import { handbooks } from './pages.ts'

/** The list of all pages, what a search finds in them, or one page. */
export function HelpView({ topic }: { topic: string | undefined }) {
  const language = studioLanguage()
  const handbook = handbooks[language]
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState<Place | undefined>(topic ? placeOf(topic, handbooks.en, handbook) : undefined)
  const page = handbook.find(({ name }) => name === place?.page)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!place) return
    const heading = place.anchor
      ? document.getElementById(headingId(place.anchor))
      : content.current?.querySelector('h1')
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [place])

  const open = (next: Place | undefined) => {
    setQuery('')
    setPlace(next)
  }

  return (
    <Stack gap={4} padding={4}>
      <SearchInput autoFocus={!topic} label={t('Search the help')} onChange={setQuery} value={query} />
      {(page || query) && (
        <Box>
          <Button
            fontSize={1}
            icon={ArrowLeftIcon}
            mode="bleed"
            onClick={() => open(undefined)}
            padding={2}
            text={t('All pages')}
          />
        </Box>
      )}
      <div ref={content}>
        {query ? (
          <FoundList handbook={handbook} onOpen={open} query={query} />
        ) : page ? (
          <HelpPage language={language} onOpen={open} page={page} />
        ) : (
          <PageList handbook={handbook} onOpen={open} />
        )}
      </div>
    </Stack>
  )
}
