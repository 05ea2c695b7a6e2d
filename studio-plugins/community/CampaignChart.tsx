import { Flex, Stack, Text } from '@sanity/ui'
import { studioLocale } from '#schemas/studio-language.ts'
import { campaignChart, type Day } from './campaign-chart.ts'
import { t } from './norwegian.ts'

type Props = {
  days: readonly Day[]
  goal: number | undefined
  lastDay: string | undefined
  today: string
}

const dayText = (day: string) =>
  new Date(day).toLocaleDateString(studioLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The reserved garments over time against the goal. */
export function CampaignChart({ days, goal, lastDay, today }: Props) {
  const chart = campaignChart({ days, goal, lastDay, today })
  if (!chart) return <Text size={1}>{t('Nobody has reserved anything yet.')}</Text>
  const shown = { total: chart.total, first: dayText(chart.firstDay), last: dayText(today) }
  const label = goal
    ? t('{total} reserved of a goal of {goal}, from {first} to {last}', { ...shown, goal })
    : t('{total} reserved, from {first} to {last}', shown)
  return (
    <Stack gap={2}>
      <svg
        aria-label={label}
        height={140}
        preserveAspectRatio="none"
        role="img"
        style={{ background: 'var(--card-muted-bg-color, transparent)', borderRadius: 3, overflow: 'visible' }}
        viewBox="0 0 100 100"
        width="100%"
      >
        <line stroke="var(--card-border-color)" vectorEffect="non-scaling-stroke" x1={0} x2={100} y1={100} y2={100} />
        {chart.goalY !== undefined && (
          <line
            stroke="var(--card-muted-fg-color)"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
            x1={0}
            x2={100}
            y1={chart.goalY}
            y2={chart.goalY}
          />
        )}
        <polyline
          fill="none"
          points={chart.points}
          stroke="var(--card-focus-ring-color)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Flex aria-hidden="true" justify="space-between">
        <Text muted size={0}>
          {dayText(chart.firstDay)}
        </Text>
        {goal !== undefined && (
          <Text muted size={0}>
            {t('The dashed line is the goal, {goal}', { goal })}
          </Text>
        )}
        <Text muted size={0}>
          {dayText(chart.lastDay)}
        </Text>
      </Flex>
    </Stack>
  )
}
