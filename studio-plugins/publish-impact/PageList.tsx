import { getPublishedId } from '@sanity/client/csm'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Usage } from '#studio-plugins/usage/usage.ts'
import { expiredBy, listsIn } from '#web/routing/expired.ts'
import { useToolLink } from '../use-tool-link.ts'
import { BeforeAndAfter } from './BeforeAndAfter.tsx'
import { t } from './norwegian.ts'
import { type PageRow, pageRows, publicHref } from './page-rows.ts'
import { languageName, listText } from './texts.ts'
import type { Change, Redirect } from './warnings.ts'

/** Documents that are part of every page. */
const everywhere: ReadonlySet<string> = new Set(['mainMenu', 'footer', 'siteSettings', 'overshootSplash'])

type Where = {
  readonly site: string
  readonly perspective: string | undefined
  readonly redirects: readonly Redirect[]
  readonly onOpen: () => void
}

/** The pages that show a document, each with links to it as it is and as it will be, and the lists made again. */
export function PageList({ usage, change, ...where }: Where & { usage: Usage; change: Change }) {
  const { _id, _type } = change.after
  const isEverywhere = usage.isOnEveryPage || everywhere.has(_type)
  const { rows, more } = pageRows(usage.pages)
  const lists = listsIn(expiredBy({ _id: getPublishedId(_id), _type, ...change }))
  return (
    <Stack gap={3}>
      {isEverywhere && <Text size={1}>{t('It is on every page of the shop.')}</Text>}
      {!isEverywhere && rows.length === 0 && <Text size={1}>{t('No page shows it.')}</Text>}
      <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map((row) => (
          <li key={row.href}>
            <PageLine row={row} {...where} />
          </li>
        ))}
      </Stack>
      {more > 0 && <Text size={1}>{t('And {count} more pages.', { count: more })}</Text>}
      {lists.length > 0 && (
        <Text muted size={1}>
          {t('Lists that are made again: {lists}.', { lists: listText(lists) })}
        </Text>
      )}
    </Stack>
  )
}

function PageLine({ row: { href, title, language }, site, perspective, redirects, onOpen }: Where & { row: PageRow }) {
  const [isCompared, setCompared] = useState(false)
  const query = new URLSearchParams({ preview: site + href, ...(perspective && { perspective }) })
  const preview = useToolLink(`presentation?${query}`)
  const name = `${title} · ${languageName(language)}`
  const before = publicHref(href, redirects)
  return (
    <Stack gap={2}>
      <Flex align="center" gap={2} wrap="wrap">
        <Stack flex={1} gap={2} paddingY={2} style={{ minWidth: '14em' }}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Text muted size={1}>
            {decodeURI(href)}
          </Text>
        </Stack>
        <Button
          aria-expanded={isCompared}
          aria-label={t('{link}: {page}', { link: t('Side by side'), page: name })}
          fontSize={1}
          mode="ghost"
          onClick={() => setCompared(!isCompared)}
          padding={2}
          selected={isCompared}
          text={t('Side by side')}
        />
        <Button
          aria-label={t('{link}: {page}', { link: t('Before'), page: name })}
          as="a"
          fontSize={1}
          href={site + before}
          mode="ghost"
          padding={2}
          rel="noreferrer"
          target="_blank"
          text={t('Before')}
        />
        <Button
          aria-label={t('{link}: {page}', { link: t('After'), page: name })}
          as="a"
          fontSize={1}
          href={preview.href}
          mode="ghost"
          onClick={(event) => {
            preview.onClick(event)
            onOpen()
          }}
          padding={2}
          text={t('After')}
        />
      </Flex>
      {isCompared && <BeforeAndAfter after={href} before={before} page={name} perspective={perspective} site={site} />}
    </Stack>
  )
}
