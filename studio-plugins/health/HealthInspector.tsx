import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useDeferredValue, useMemo } from 'react'
import { type DocumentInspectorProps, pathToString, useEditState, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { DocumentInspectorHeader, useDocumentPane } from 'sanity/structure'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { pathTitle } from '../documents/path-title.ts'
import { Busy } from '../ui/Busy.tsx'
import type { DocumentHealth, Health } from './health.ts'
import { useHealth } from './health-context.ts'
import { INSPECTOR } from './inspector-name.ts'
import { lastFilter } from './last-filter.ts'
import { lineAfter, linesOf } from './list.ts'
import { t } from './norwegian.ts'
import { PhoneCost } from './PhoneCost.tsx'
import { kindName } from './texts.ts'
import type { Finding } from './types.ts'

/** Documents that lead to this one before the rest is only counted. */
const MAX_LISTED = 20

/** What to look at in the document of a form, what it costs a phone, its links, and the next document of the list. */
export function HealthInspector({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const state = useHealth()
  const written = useDocumentHealth(documentId, documentType)
  return (
    <Flex data-testid="health-inspector" direction="column" height="fill" overflow="hidden">
      <DocumentInspectorHeader
        as="header"
        closeButtonLabel={t('Close')}
        flex="none"
        onClose={onClose}
        title={t('Health')}
      />
      <Box flex={1} overflow="auto" padding={3}>
        {written ? (
          <Stack gap={5}>
            <Findings health={written.health} type={documentType} />
            <PhoneCost document={written.document} type={documentType} />
            <Links health={written.health} />
            {state?.live.status === 'loaded' && <Next health={state.live.value} id={documentId} />}
          </Stack>
        ) : (
          <Busy text={t('Checking all documents …')} />
        )}
      </Box>
    </Flex>
  )
}

function Findings({ health: { findings }, type }: { health: DocumentHealth; type: string }) {
  if (findings.length === 0) return <Text size={1}>{t('Nothing to look at in this document.')}</Text>
  return (
    <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings have no other identity, and no state
        <li key={index}>
          <FieldButton finding={finding} type={type} />
        </li>
      ))}
    </Stack>
  )
}

function FieldButton({ finding, type }: { finding: Finding; type: string }) {
  const schemaType = useSchema().get(type)
  const { onPathOpen, onFocus } = useDocumentPane()
  const field = schemaType && pathTitle(schemaType, finding.path)
  const open = () => {
    onPathOpen([...finding.path])
    onFocus([...finding.path])
  }
  return (
    <Card
      as="button"
      border
      data-as="button"
      data-finding={finding.kind}
      data-path={pathToString(finding.path)}
      onClick={open}
      padding={3}
      radius={2}
      style={{ textAlign: 'left', width: '100%' }}
    >
      <Stack gap={3}>
        <Text size={1}>{finding.say()}</Text>
        <Text muted size={1}>
          {[kindName(finding.kind), field].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}

function Links({ health: { linksTo, linkedFrom, sites } }: { health: DocumentHealth }) {
  const state = useHealth()
  const health = state?.live.status === 'loaded' ? state.live.value : undefined
  const from = [...linkedFrom].flatMap((id) => health?.get(id)?.row ?? [])
  return (
    <Stack as="section" gap={3}>
      <Heading as="h2" size={0}>
        {t('Links')}
      </Heading>
      <Text size={1}>
        {t('To {pages} documents of the shop and {sites} addresses of other sites', { pages: linksTo.size, sites })}
      </Text>
      <Text size={1}>{t('From {count} documents', { count: from.length })}</Text>
      {from.slice(0, MAX_LISTED).map(({ id, type }) => (
        <DocumentLine id={id} key={id} type={type} />
      ))}
    </Stack>
  )
}

function Next({ health, id }: { health: Health; id: string }) {
  const next = useMemo(() => lineAfter(linesOf(health, lastFilter()), id), [health, id])
  const { id: nextId = '', type = '', title = '' } = next?.document.row ?? {}
  const path = pathToString(next?.findings[0]?.path ?? [])
  const link = useIntentLink({
    intent: 'edit',
    params: { id: nextId, type, inspect: INSPECTOR, ...(path && { path }) },
  })
  if (!next) return null
  return (
    <Card {...link} as="a" border data-as="a" data-next="" padding={3} radius={2}>
      <Text size={1} weight="medium">
        {t('Next: {title}', { title: title || nextId })}
      </Text>
    </Card>
  )
}

type Written = { readonly health: DocumentHealth; readonly document: Readonly<Record<string, unknown>> }

/** The health of a document as it is in the form, a moment after each keystroke. Undefined until all are known. */
function useDocumentHealth(id: string, type: string): Written | undefined {
  const state = useHealth()
  const { draft, published, version } = useEditState(id, type)
  const value = useDeferredValue(version ?? draft ?? published)
  return useMemo(() => {
    if (state?.live.status !== 'loaded' || !value) return undefined
    const health = state.check({ ...value, _id: id }, published !== null)
    return health && { health, document: value }
  }, [state, value, published, id])
}
