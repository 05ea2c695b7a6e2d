import { Button, Stack, Text } from '@sanity/ui'
import { useCallback, useId, useState } from 'react'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { countCampaignReservations } from '#web/services/backend/contracts/count-campaign-reservations.ts'
import type { CampaignProduct } from './campaign-state.ts'
import { t } from './norwegian.ts'
import { ReservationList } from './ReservationList.tsx'
import { ReservedItems } from './ReservedItems.tsx'
import { Empty, Failed, Loading } from './States.tsx'
import type { TabProps } from './tab-props.ts'
import { useCall } from './use-call.ts'

type Props = Pick<TabProps, 'backend' | 'mayAct'> & { product: CampaignProduct; isOpenAtFirst: boolean }

/** A campaign's reservations by size and colour, and by person. Loaded when somebody opens it. */
export function CampaignReservations({ isOpenAtFirst, ...props }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const label = isOpen ? t('Hide reservations') : t('Show reservations')
  return (
    <Stack gap={3}>
      <div>
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          aria-label={t('{label} of {name}', { label, name: props.product.name })}
          fontSize={1}
          mode="ghost"
          onClick={() => setOpen(!isOpen)}
          padding={2}
          text={label}
        />
      </div>
      <div hidden={!isOpen} id={id}>
        {isOpen && <Reservations {...props} />}
      </div>
    </Stack>
  )
}

function Reservations({ backend, mayAct, product }: Omit<Props, 'isOpenAtFirst'>) {
  const { centraId, name } = product
  const { state, reload } = useCall(
    useCallback(
      (signal: AbortSignal) =>
        callBackend<typeof countCampaignReservations>('GET /api/v1/staff/campaigns/{centraId}/items', {
          ...backend,
          params: { centraId },
          signal,
        }),
      [backend, centraId],
    ),
  )
  if (state.status === 'loading') return <Loading what={t('reservations')} />
  if (state.status === 'failed') return <Failed failure={state.failure} onRetry={reload} />
  const { items } = state.value
  if (items.length === 0) return <Empty text={t('Nobody has reserved anything yet.')} />
  return (
    <Stack gap={4}>
      <ReservedItems items={items} productName={name} />
      {mayAct ? (
        <ReservationList backend={backend} onChanged={reload} product={product} />
      ) : (
        <Text muted size={1}>
          {t('Only editors see who has reserved.')}
        </Text>
      )}
    </Stack>
  )
}
