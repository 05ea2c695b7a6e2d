import { Card, Stack, Text } from '@sanity/ui'
import { cutOff, shownCharacters } from './cut-off.ts'
import type { DescribedDocument } from './described-document.ts'
import { t } from './norwegian.ts'

type Props = { described: DescribedDocument; site: string; label: string; language: string }

/** A page as search engines list it. */
export function SearchResult({ described, site, label, language }: Props) {
  const { shopName, path, documentTitle, description, isHidden } = described
  const address = [new URL(site).host, ...(path ?? '').split('/').filter(Boolean)].join(' › ')
  return (
    <Card aria-label={label} border lang={language} padding={3} radius={2} role="group">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {shopName}
        </Text>
        <Text muted size={0}>
          {decodeURI(address)}
        </Text>
        <Text accent size={2} weight="medium">
          {cutOff(documentTitle || t('Untitled'), shownCharacters.title)}
        </Text>
        <Text size={1}>
          {description
            ? cutOff(description, shownCharacters.description)
            : t('No description: search engines show an excerpt of the page.')}
        </Text>
        {isHidden && (
          <Text muted size={1}>
            {t('Hidden from search engines: not shown in search results.')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
