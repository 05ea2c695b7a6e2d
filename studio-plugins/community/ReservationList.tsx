import { Button, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import { type ReservationStatus, reservationStatuses } from '#web/domain/product/reservation-status.ts'
import type { Backend } from '../backend/use-backend.ts'
import type { CampaignProduct } from './campaign-state.ts'
import { t } from './norwegian.ts'
import { ReservationLine } from './ReservationLine.tsx'
import { filterReservations, reservationsCsv } from './reservation-rows.ts'
import { statusTexts } from './reservation-texts.ts'
import { SendLinkDialog } from './SendLinkDialog.tsx'
import { Empty, Failed, Loading } from './States.tsx'
import { useReservations } from './use-reservations.ts'

type Props = {
  backend: Backend
  product: CampaignProduct
  /** Called when a reservation may have changed. */
  onChanged: () => void
}

const SHOWN_AT_ONCE = 50

/** The reservations of a campaign, to search and download, and to resend the purchase link. */
export function ReservationList({ backend, product, onChanged }: Props) {
  const { centraId, name } = product
  const { state, reload } = useReservations(backend, centraId)
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ReservationStatus | 'all'>('all')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const [sending, setSending] = useState<StaffReservation>()
  const [message, setMessage] = useState('')
  const pressedButton = useRef<HTMLElement>(null)
  const id = useId()
  // The dialog leaves the focus nowhere.
  useEffect(() => {
    if (!sending) pressedButton.current?.focus()
  }, [sending])
  if (state.status === 'loading') return <Loading what={t('who has reserved')} />
  if (state.status === 'failed') return <Failed failure={state.failure} onRetry={reload} />
  const found = filterReservations(state.value, { text, status })
  const refresh = () => {
    reload()
    onChanged()
  }
  const download = () => {
    const day = osloDayOf(new Date())
    saveFile(`reservations-${centraId}-${day}.csv`, 'text/csv;charset=utf-8', reservationsCsv(state.value))
    setMessage(t('Downloaded {reservations}.', { reservations: countText(state.value.length) }))
  }
  return (
    <Stack aria-labelledby={`${id}-heading`} as="section" gap={3}>
      <Heading as="h3" id={`${id}-heading`} size={0}>
        {t('Who has reserved ({count})', { count: state.value.length })}
      </Heading>
      <Flex align="flex-end" gap={2} wrap="wrap">
        <Stack flex={1} gap={2} style={{ minWidth: 220 }}>
          <Text as="label" htmlFor={`${id}-text`} size={1} weight="medium">
            {t('E-mail address, name or reference')}
          </Text>
          <TextInput
            autoComplete="off"
            fontSize={1}
            id={`${id}-text`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            type="search"
            value={text}
          />
        </Stack>
        <Stack gap={2}>
          <Text as="label" htmlFor={`${id}-status`} size={1} weight="medium">
            {t('Status')}
          </Text>
          <Select
            fontSize={1}
            id={`${id}-status`}
            onChange={({ currentTarget }) => setStatus(statusOf(currentTarget.value))}
            value={status}
          >
            <option value="all">{t('All')}</option>
            {reservationStatuses.map((one) => (
              <option key={one} value={one}>
                {t(statusTexts[one])}
              </option>
            ))}
          </Select>
        </Stack>
        <Button fontSize={1} mode="ghost" onClick={download} text={t('Download as CSV')} />
      </Flex>
      <div role="status">{message && <Text size={1}>{message}</Text>}</div>
      {found.length === 0 && <Empty text={t('No reservation matches.')} />}
      {found.length > 0 && (
        <Stack aria-label={t('Reservations of {name}', { name })} as="ul" gap={2}>
          {found.slice(0, shown).map((reservation) => (
            <Card as="li" border key={reservation.id} padding={3} radius={2}>
              <ReservationLine
                onSend={(button) => {
                  pressedButton.current = button
                  setMessage('')
                  setSending(reservation)
                }}
                reservation={reservation}
              />
            </Card>
          ))}
        </Stack>
      )}
      {found.length > shown && (
        <Button fontSize={1} mode="ghost" onClick={() => setShown(shown + SHOWN_AT_ONCE)} text={t('Show more')} />
      )}
      {sending && (
        <SendLinkDialog
          backend={backend}
          centraId={centraId}
          onClose={() => setSending(undefined)}
          onRefused={refresh}
          onSent={() => {
            setMessage(t('The link was sent to {email}.', { email: sending.email }))
            refresh()
          }}
          reservation={sending}
        />
      )}
    </Stack>
  )
}

function statusOf(value: string): ReservationStatus | 'all' {
  return reservationStatuses.find((one) => one === value) ?? 'all'
}

const countText = (count: number) => (count === 1 ? t('1 reservation') : t('{count} reservations', { count }))

/** Has the browser save a text as a file. */
function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
