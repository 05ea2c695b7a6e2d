import { Button, Card, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { useRelativeTime } from 'sanity'
import { studioLocale } from '#schemas/studio-language.ts'
import { hideGrounds, type RecordedAction } from '#web/domain/staff/staff-action.ts'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { listStaffActions } from '#web/services/backend/contracts/list-staff-actions.ts'
import { t } from './norwegian.ts'
import { Empty, Failed, Loading, NamesMissing } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { groundNames, trailText, wordText } from './texts.ts'
import { useNamedProducts } from './use-products.ts'

type State = { readonly items: readonly RecordedAction[]; readonly next: number | null }

/** The actions of staff with author, time and reason, newest first. */
export function AuditTrail({ backend }: TabProps) {
  const [state, setState] = useState<State>()
  const [failure, setFailure] = useState<CallFailure>()
  const load = useCallback(
    async (before?: number) => {
      setFailure(undefined)
      const result = await callBackend<typeof listStaffActions>('GET /api/v1/staff/actions', {
        ...backend,
        query: before === undefined ? {} : { before },
      })
      if (!result.ok) return setFailure(result)
      const { items, next } = result.value
      setState((known) => ({ items: before === undefined ? items : [...(known?.items ?? []), ...items], next }))
    },
    [backend],
  )
  useEffect(() => {
    void load()
  }, [load])
  const { live, products } = useNamedProducts({ ids: (state?.items ?? []).map(({ documentId }) => documentId ?? '') })
  if (failure) return <Failed failure={failure} onRetry={() => void load()} />
  if (!state) return <Loading what={t('the audit trail')} />
  const { items, next } = state
  if (items.length === 0) return <Empty text={t('Nobody has moderated anything yet.')} />
  return (
    <Stack gap={3}>
      <NamesMissing live={live} />
      <Stack aria-label={t('Audit trail')} as="ol" gap={2}>
        {items.map((action) => (
          <Card as="li" border key={action.id} padding={3} radius={2}>
            <Line action={action} productName={products.get(action.documentId ?? '')?.name} />
          </Card>
        ))}
      </Stack>
      {next !== null && <Button fontSize={1} mode="ghost" onClick={() => void load(next)} text={t('Show more')} />}
    </Stack>
  )
}

function Line({ action, productName }: { action: RecordedAction; productName: string | undefined }) {
  const { staff, createdAt, before, after, reason, isUndone, targetKind, excerpt } = action
  const time = useRelativeTime(createdAt, { useTemporalPhrase: true, minimal: true })
  const ground = hideGrounds.find((one) => one === after.ground)
  const why = [ground && t(groundNames[ground]), reason].filter(Boolean).join(': ')
  const details = [wordText(targetKind), productName, isUndone && t('undone since')].filter(Boolean).join(' · ')
  return (
    <Stack gap={2}>
      <Text size={1}>
        <strong>{staff.name}</strong>
        {` ${trailText(action)} · `}
        <time dateTime={createdAt} title={new Date(createdAt).toLocaleString(studioLocale())}>
          {time}
        </time>
      </Text>
      <Text muted size={1}>
        {details}
      </Text>
      {excerpt !== null && typeof after.text !== 'string' && <Quote text={excerpt} />}
      {why && <Text size={1}>{t('Reason: {reason}', { reason: why })}</Text>}
      {typeof after.state === 'string' && typeof before.state === 'string' && (
        <Text muted size={1}>
          {t('From {before} to {after}', { before: wordText(before.state), after: wordText(after.state) })}
        </Text>
      )}
      {typeof after.text === 'string' && <Quote muted text={after.text} />}
      {typeof before.text === 'string' && <Quote before={t('Before: ')} muted text={before.text} />}
    </Stack>
  )
}

/** A quoted text; a long word wraps. */
function Quote({ before = '', muted = false, text }: { before?: string; muted?: boolean; text: string }) {
  return <Text muted={muted} size={1} style={{ overflowWrap: 'anywhere' }}>{`${before}“${text}”`}</Text>
}
