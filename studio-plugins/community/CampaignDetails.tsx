import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { getCampaign } from '#web/services/backend/contracts/get-campaign.ts'
import type { listCampaignDays } from '#web/services/backend/contracts/list-campaign-days.ts'
import { CampaignChart } from './CampaignChart.tsx'
import { CampaignReservations } from './CampaignReservations.tsx'
import { type CampaignProduct, campaignState, type Decision, decisionText } from './campaign-state.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { t } from './norwegian.ts'
import { Failed, Loading } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { useCall } from './use-call.ts'

/** Milliseconds between two looks at how many were mailed. */
const MAILING_INTERVAL_MS = 3000

type Props = Pick<TabProps, 'backend' | 'mayAct'> & {
  product: CampaignProduct
  /** Its reservations are shown at once. */
  isOpenAtFirst: boolean
}

export function CampaignDetails({ backend, mayAct, product, isOpenAtFirst }: Props) {
  const { centraId, crowdfundingGoal, crowdfundingDate } = product
  const [deciding, setDeciding] = useState<Decision>()
  const campaign = useCall(
    useCallback(
      (signal: AbortSignal) =>
        callBackend<typeof getCampaign>('GET /api/v1/staff/campaigns/{centraId}', {
          ...backend,
          params: { centraId },
          signal,
        }),
      [backend, centraId],
    ),
  )
  const days = useCall(
    useCallback(
      (signal: AbortSignal) =>
        callBackend<typeof listCampaignDays>('GET /api/v1/staff/campaigns/{centraId}/days', {
          ...backend,
          params: { centraId },
          signal,
        }),
      [backend, centraId],
    ),
  )
  const summary = campaign.state.status === 'loaded' ? campaign.state.value : undefined
  const isMailing = summary !== undefined && summary.decision !== null && summary.mailed < summary.reservations
  const { reload } = campaign
  useEffect(() => {
    if (!isMailing) return
    const timer = setInterval(() => document.hidden || reload(), MAILING_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isMailing, reload])
  if (campaign.state.status === 'failed') return <Failed failure={campaign.state.failure} onRetry={reload} />
  if (!summary) return <Loading what={t('the campaign')} />
  const now = new Date()
  const { text, canStart, canClose } = campaignState(product, summary, now)
  const decided = decisionText(summary)
  return (
    <Stack gap={3}>
      <Text size={1}>{text}</Text>
      {days.state.status === 'loaded' && (
        <CampaignChart
          days={days.state.value.days}
          goal={crowdfundingGoal}
          lastDay={crowdfundingDate}
          today={osloDayOf(now)}
        />
      )}
      {days.state.status === 'failed' && <Failed failure={days.state.failure} onRetry={days.reload} />}
      {decided && (
        <Card padding={3} radius={2} role="status" tone="positive">
          <Text size={1}>{decided}</Text>
        </Card>
      )}
      {mayAct && !decided && (
        <Flex gap={2} wrap="wrap">
          <Button
            disabled={!canStart}
            fontSize={1}
            onClick={() => setDeciding('production')}
            padding={2}
            text={t('Start production …')}
          />
          <Button
            disabled={!canClose}
            fontSize={1}
            mode="ghost"
            onClick={() => setDeciding('notEnough')}
            padding={2}
            text={t('Close with too few …')}
            title={canClose ? undefined : t('Possible when the campaign has ended with too few reservations')}
            tone="critical"
          />
        </Flex>
      )}
      <CampaignReservations
        backend={backend}
        isOpenAtFirst={isOpenAtFirst}
        key={summary.decision}
        mayAct={mayAct}
        product={product}
      />
      {deciding && (
        <DecisionDialog
          backend={backend}
          decision={deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={reload}
          product={product}
        />
      )}
    </Stack>
  )
}
