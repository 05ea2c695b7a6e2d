import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useId } from 'react'
import { useClient, usePerspective } from 'sanity'
import { z } from 'zod'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { productStates } from '#web/domain/product/availability.ts'
import { type PresetName, presetsFor } from '#web/domain/simulation/presets.ts'
import { type Simulation, writeSimulation } from '#web/domain/simulation/simulation.ts'
import { useAsync } from '../use-async.ts'
import { type OwnText, t } from './norwegian.ts'

const query =
  '*[_id == $id][0]{"productState": coalesce(productState, "normal"), crowdfundingDate, crowdfundingGoal, crowdfundingMax}'

const product = z.object({
  productState: z.enum(productStates),
  crowdfundingDate: z.string().nullable(),
  crowdfundingGoal: z.number().nullable(),
  crowdfundingMax: z.number().nullable(),
})

const names = {
  campaignOpen: 'One reservation short',
  campaignEnough: 'Enough reservations',
  campaignLastDay: 'Last day',
  campaignFull: 'All reserved',
  campaignReached: 'Ended, goal reached',
  campaignMissed: 'Ended, goal missed',
  inStock: 'In stock',
  lowStock: 'Few left',
  soldOut: 'Sold out',
  preorderWithMonth: 'Preorder with a month',
  preorderOpen: 'Preorder without a month',
  garmentsLeft: 'Test garments left',
  garmentsLent: 'All test garments lent',
} as const satisfies Record<PresetName, OwnText>

type Props = {
  readonly documentId: string
  /** What is chosen, as addresses say it. */
  readonly chosen: string
  readonly onChoose: (simulation: Simulation) => void
}

/** The states that the previewed product can be in: each fills in the fields. */
export function Presets({ documentId, chosen, onChoose }: Props) {
  const client = useClient({ apiVersion: '2026-01-01' })
  const { perspectiveStack } = usePerspective()
  const heading = useId()
  const load = useCallback(
    async (id: string, signal: AbortSignal) =>
      product.parse(await client.fetch<unknown>(query, { id }, { perspective: [...perspectiveStack], signal })),
    [client, perspectiveStack],
  )
  const { result } = useAsync(documentId, load)
  if (result.status !== 'loaded') return null
  const presets = presetsFor(result.value, osloDayOf(new Date()))
  if (presets.length === 0) return null
  return (
    <Stack gap={3}>
      <Text id={heading} size={1} weight="medium">
        {t('States of this product')}
      </Text>
      <Flex aria-labelledby={heading} gap={1} role="group" wrap="wrap">
        {presets.map(({ name, simulation }) => {
          const isChosen = chosen === writeSimulation(simulation)
          return (
            <Button
              aria-pressed={isChosen}
              fontSize={1}
              key={name}
              mode={isChosen ? 'default' : 'ghost'}
              onClick={() => onChoose(simulation)}
              padding={2}
              text={t(names[name])}
              type="button"
            />
          )
        })}
      </Flex>
    </Stack>
  )
}
