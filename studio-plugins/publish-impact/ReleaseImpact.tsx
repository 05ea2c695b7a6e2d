import { getPublishedId } from '@sanity/client/csm'
import { Badge, Box, Card, Dialog, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import type { LayoutProps } from 'sanity'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { Problem } from '../ui/Problem.tsx'
import { BagCount } from './BagCount.tsx'
import { DocumentImpact } from './DocumentImpact.tsx'
import { t } from './norwegian.ts'
import { type OpenedRelease, openRelease, useOpenedRelease } from './opened-release.ts'
import { ReleaseQuestionDialog } from './ReleaseQuestionDialog.tsx'
import { useReleaseQuestion } from './release-question.ts'
import type { PublishImpactOptions } from './types.ts'
import { useReleaseChanges } from './use-release-changes.ts'
import type { Change } from './warnings.ts'

/** The Studio with the dialogs about releases over it: what one changes, and the question before one is published. */
export function LayoutWithReleaseImpact({ options, ...layout }: LayoutProps & { options: PublishImpactOptions }) {
  const release = useOpenedRelease()
  const question = useReleaseQuestion()
  return (
    <>
      {layout.renderDefault(layout)}
      {release && <ReleaseDialog options={options} release={release} />}
      {question && <ReleaseQuestionDialog key={question.name} question={question} types={options.types} />}
    </>
  )
}

const close = () => openRelease(undefined)

function ReleaseDialog({
  release,
  options: { site, types },
}: {
  release: OpenedRelease
  options: PublishImpactOptions
}) {
  const { result, reload } = useReleaseChanges(release.name, types)
  return (
    <Dialog
      data-testid="release-impact"
      header={t('What “{release}” will change', { release: release.title })}
      id={useId()}
      onClickOutside={close}
      onClose={close}
      width={2}
    >
      <Box padding={4}>
        {result.status === 'loading' && (
          <Text muted role="status" size={1}>
            {t('Checking what changes …')}
          </Text>
        )}
        {result.status === 'failed' && <Problem onRetry={reload} text={t('Could not check what changes.')} />}
        {result.status === 'loaded' && result.value.length === 0 && (
          <Text size={1}>{t('The release has no documents that visitors see.')}</Text>
        )}
        {result.status === 'loaded' && (
          <Stack gap={4}>
            {result.value.length > 1 && <BagCount documents={result.value.map(({ before }) => before)} site={site} />}
            {result.value.map((change) => (
              <DocumentInRelease change={change} key={change.after._id} release={release.name} site={site} />
            ))}
          </Stack>
        )}
      </Box>
    </Dialog>
  )
}

function DocumentInRelease({ change, release, site }: { change: Change; release: string; site: string }) {
  const { _id, _type, _system } = change.after
  const id = getPublishedId(_id)
  const isRemoved = typeof _system === 'object' && _system !== null && 'delete' in _system && _system.delete === true
  return (
    <Card border padding={3} radius={2}>
      <Stack gap={4}>
        <DocumentLine id={id} onOpen={close} searchParams={[['perspective', release]]} type={_type}>
          {isRemoved && <Badge tone="caution">{t('Will be unpublished')}</Badge>}
        </DocumentLine>
        <DocumentImpact change={change} id={id} onOpen={close} perspective={release} site={site} />
      </Stack>
    </Card>
  )
}
