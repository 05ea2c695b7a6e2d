import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useIntentLink } from 'sanity/router'
import { studioLocale } from '#schemas/studio-language.ts'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import type { Live } from '../use-live.ts'
import type { Overview, Release } from './content.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

const dateAndTime = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** Planned and scheduled releases. */
export function ReleasesPanel({ live }: { live: Live<Overview> }) {
  return (
    <Panel empty={t('No planned or scheduled releases.')} live={live} title={t('Releases')}>
      {({ releases }) =>
        releases.length > 0 && (
          <Stack gap={1}>
            {releases.map((release) => (
              <ReleaseLine key={release.name} release={release} />
            ))}
          </Stack>
        )
      }
    </Panel>
  )
}

function ReleaseLine({ release }: { release: Release }) {
  const [first] = release.documents
  if (release.isScheduledDraft && first)
    return (
      <DocumentLine id={first.id} searchParams={[['perspective', release.name]]} type={first.type}>
        <PublicationTime release={release} />
      </DocumentLine>
    )
  return <ReleaseLink release={release} />
}

function ReleaseLink({ release }: { release: Release }) {
  const link = useIntentLink({ intent: 'release', params: { id: release.name } })
  const { documents, isCut } = release
  const count = isCut ? `${documents.length}+` : documents.length
  return (
    <Card as="a" data-as="a" padding={2} radius={2} {...link}>
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Stack gap={2}>
          <Text size={1} weight="medium">
            {release.title}
          </Text>
          <Text muted size={1}>
            {count === 1 ? t('1 document') : t('{count} documents', { count })}
          </Text>
        </Stack>
        <PublicationTime release={release} />
      </Flex>
    </Card>
  )
}

function PublicationTime({ release: { at, isScheduled } }: { release: Release }) {
  return (
    <Flex align="center" gap={2}>
      <Text muted size={1}>
        {at ? (
          <time dateTime={at}>{new Intl.DateTimeFormat(studioLocale(), dateAndTime).format(new Date(at))}</time>
        ) : (
          t('No time set')
        )}
      </Text>
      {isScheduled ? <Badge tone="primary">{t('Scheduled')}</Badge> : <Badge>{t('Planned')}</Badge>}
    </Flex>
  )
}
