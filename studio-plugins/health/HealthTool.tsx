import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { useRouter, useRouterState } from 'sanity/router'
import { Busy } from '../ui/Busy.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Problem } from '../ui/Problem.tsx'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import type { Health } from './health.ts'
import { useHealth } from './health-context.ts'
import { LineList } from './LineList.tsx'
import { lastFilter, rememberFilter } from './last-filter.ts'
import { areasOf, countKinds, type Filter, linesOf } from './list.ts'
import { t } from './norwegian.ts'
import { kindName } from './texts.ts'
import { kinds } from './types.ts'

/** Everything that an editor should look at, by kind and area, each opening its document at the field. */
export function HealthTool() {
  const state = useHealth()
  return (
    <div data-health="" style={{ height: '100%', overflow: 'auto' }}>
      <Stack gap={4} padding={[3, 4]} style={{ margin: '0 auto', maxWidth: '60rem' }}>
        <Heading as="h1" size={1}>
          {t('Health')}
        </Heading>
        {state?.live.status === 'loading' && <Busy text={t('Checking all documents …')} />}
        {state?.live.status === 'failed' && (
          <Problem onRetry={state.live.retry} text={t('The documents could not be checked.')} />
        )}
        {state?.live.status === 'loaded' && (
          <Findings health={state.live.value} isCompared={state.facts.sold !== undefined} />
        )}
      </Stack>
    </div>
  )
}

/** The kind is part of the tool's address; the area is that of the last visit. */
function useFilter(): readonly [Filter, (filter: Filter) => void] {
  const { kind: wanted } = useRouterState()
  const router = useRouter()
  const [area, setArea] = useState(lastFilter().area)
  const kind = kinds.find((one) => one === wanted) ?? ''
  const filter = useMemo((): Filter => ({ kind, area }), [kind, area])
  useEffect(() => rememberFilter(filter), [filter])
  const change = (changed: Filter) => {
    setArea(changed.area)
    if (changed.kind !== kind) router.navigate(changed.kind === '' ? {} : { kind: changed.kind }, { replace: true })
  }
  return [filter, change]
}

function Findings({ health, isCompared }: { health: Health; isCompared: boolean }) {
  const schema = useSchema()
  const [filter, change] = useFilter()
  const counts = useMemo(() => countKinds(health, filter.area), [health, filter.area])
  const lines = useMemo(() => linesOf(health, filter), [health, filter])
  const areas = useMemo(() => areasOf(health), [health])
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Stack gap={3}>
        <ToggleGroup
          label={t('Show')}
          onChange={(kind) => change({ ...filter, kind })}
          options={[
            ['', `${t('Everything')} (${all})`],
            ...kinds.map((kind) => [kind, `${kindName(kind)} (${counts[kind]})`] as const),
          ]}
          value={filter.kind}
        />
        <Choice
          label={t('Area')}
          onChange={(area) => change({ ...filter, area })}
          options={[
            ['', t('Everything in the shop')],
            ...[...new Set([...areas, ...(filter.area ? [filter.area] : [])])].map(
              (type) => [type, schema.get(type)?.title ?? type] as const,
            ),
          ]}
          value={filter.area}
        />
        <Text muted size={1}>
          {t('Keys: ↓ or j next, ↑ or k previous, Enter opens the document at the field')}
        </Text>
        {!isCompared && (
          <Text muted size={1}>
            {t('Products are not compared: Centra has not responded yet.')}
          </Text>
        )}
      </Stack>
      {lines.length === 0 ? (
        <Card border padding={4} radius={2}>
          <Text muted size={1}>
            {t('Nothing to look at here.')}
          </Text>
        </Card>
      ) : (
        <LineList key={`${filter.kind} ${filter.area}`} lines={lines} />
      )}
    </>
  )
}
