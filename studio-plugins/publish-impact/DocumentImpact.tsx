import { Stack, Text } from '@sanity/ui'
import { useCallback, useId } from 'react'
import { useSchema, useSource } from 'sanity'
import { useUsage } from '#studio-plugins/usage/use-usage.ts'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { BagCount } from './BagCount.tsx'
import { ChangedTexts } from './ChangedTexts.tsx'
import { checkChange } from './check-change.ts'
import { t } from './norwegian.ts'
import { PageList } from './PageList.tsx'
import { Reservations } from './Reservations.tsx'
import { WarningList } from './WarningList.tsx'
import { type Change, isRunningCampaign } from './warnings.ts'

type Props = {
  /** Published id. */
  readonly id: string
  readonly change: Change
  readonly site: string
  /** The release that has the change; undefined for a draft. */
  readonly perspective: string | undefined
  readonly onOpen: () => void
}

/** What publishing a document changes: warnings, redirects, pages, reservations and bags. */
export function DocumentImpact({ id, change, site, perspective, onOpen }: Props) {
  const { getClient } = useSource()
  const schemaType = useSchema().get(change.after._type)
  const usage = useUsage(id)
  const key = `${change.after._id} ${String(change.after._rev)} ${String(change.before?._rev)}`
  const load = useCallback(() => checkChange(change, { schemaType, getClient }), [change, schemaType, getClient])
  const { result, reload } = useAsync(key, load)
  return (
    <Stack gap={5}>
      {result.status === 'failed' && <Problem onRetry={reload} text={t('Could not check what changes.')} />}
      {result.status === 'loading' && <Busy text={t('Checking what changes …')} />}
      {result.status === 'loaded' && (
        <>
          <Section title={t('Warnings')}>
            {result.value.warnings.length > 0 ? (
              <WarningList schemaType={schemaType} warnings={result.value.warnings} />
            ) : (
              <Text size={1}>{t('No warnings.')}</Text>
            )}
          </Section>
          {result.value.texts.length > 0 && (
            <Section title={t('Texts that change')}>
              <ChangedTexts schemaType={schemaType} texts={result.value.texts} />
            </Section>
          )}
          {result.value.redirects.length > 0 && (
            <Section title={t('Old addresses that will lead on')}>
              {result.value.redirects.map((redirect) => (
                <Text key={redirect.from} size={1}>
                  {t('{from} → {to}', redirect)}
                </Text>
              ))}
            </Section>
          )}
        </>
      )}
      {isRunningCampaign(change.before, new Date()) && <Reservations product={change.before} site={site} />}
      <BagCount documents={[change.before]} site={site} />
      <Section title={t('Pages that show it')}>
        {usage.status === 'loading' && <Busy text={t('Checking what changes …')} />}
        {usage.status === 'failed' && (
          <Problem onRetry={usage.retry} text={t('Could not check which pages show it.')} />
        )}
        {usage.status === 'loaded' && (
          <PageList
            change={change}
            onOpen={onOpen}
            perspective={perspective}
            redirects={result.status === 'loaded' ? result.value.redirects : []}
            site={site}
            usage={usage.value}
          />
        )}
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <Stack aria-labelledby={id} as="section" gap={3}>
      <Text as="h3" id={id} size={1} weight="semibold">
        {title}
      </Text>
      {children}
    </Stack>
  )
}
