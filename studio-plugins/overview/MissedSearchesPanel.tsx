import { Flex, Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listMissedSearches } from '#web/services/backend/contracts/list-missed-searches.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { useBackend } from '../backend/use-backend.ts'
import { type AsyncResult, useAsync } from '../use-async.ts'
import type { Live } from '../use-live.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

const MAX_SHOWN = 12

/** Searches without exact results: editors can add synonyms, answers, or products that visitors miss. */
export function MissedSearchesPanel({ site }: { site: string }) {
  const backend = useBackend(site)
  const load = useCallback(
    async (_: string, signal: AbortSignal) =>
      (
        await orThrow(
          callBackend<typeof listMissedSearches>('GET /api/v1/staff/missed-searches', { ...backend, signal }),
        )
      ).items,
    [backend],
  )
  const { result, reload } = useAsync('missed searches', load)
  const live = liveOf(result, reload)
  return (
    <Panel
      empty={t('No searches without results were counted in the last 90 days.')}
      live={live}
      title={t('Searches without results')}
    >
      {(searches) =>
        searches.length > 0 && (
          <Stack as="ul" gap={3} padding={2} style={{ listStyle: 'none' }}>
            {searches.slice(0, MAX_SHOWN).map(({ lang, query, count }) => (
              <Flex as="li" gap={3} justify="space-between" key={`${lang} ${query}`}>
                <Text size={1}>{query}</Text>
                <Text muted size={1}>
                  {count === 1 ? t('once') : t('{count} times', { count })}, {lang}
                </Text>
              </Flex>
            ))}
          </Stack>
        )
      }
    </Panel>
  )
}

function liveOf<Value>(result: AsyncResult<Value>, retry: () => void): Live<Value> {
  if (result.status === 'loaded') return result
  return result.status === 'failed' ? { status: 'failed', retry } : { status: 'loading' }
}
