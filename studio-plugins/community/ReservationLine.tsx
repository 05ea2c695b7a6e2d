import { Badge, Button, Flex, Stack, Text } from '@sanity/ui'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import { reservationReference } from '#web/domain/product/reserved-purchase.ts'
import { t } from './norwegian.ts'
import { dayText, garmentText, mailText, statusTexts, statusTones } from './reservation-texts.ts'

type Props = { reservation: StaffReservation; onSend: (button: HTMLElement) => void }

/** A reservation: person, garments, status, and the mails that went out. */
export function ReservationLine({ reservation, onSend }: Props) {
  const { id, email, name, status, lines, createdAt, boughtBy, canSendLink } = reservation
  const mails = mailText(reservation)
  const facts = [
    t('Reserved on {day}', { day: dayText(createdAt) }),
    reservationReference(id),
    boughtBy !== null && t('paid with order {order}', { order: boughtBy }),
  ]
  return (
    <Flex align="center" gap={3} justify="space-between" wrap="wrap">
      <Stack flex={1} gap={2} style={{ minWidth: 220, overflowWrap: 'anywhere' }}>
        <Flex align="center" gap={2} wrap="wrap">
          <Text size={1}>
            {name && <strong>{`${name} · `}</strong>}
            <a href={`mailto:${email}`} style={{ color: 'inherit' }}>
              {email}
            </a>
          </Text>
          <Badge tone={statusTones[status]}>{t(statusTexts[status])}</Badge>
        </Flex>
        <Text size={1}>{lines.map((line) => `${line.quantity} × ${garmentText(line)}`).join(' · ')}</Text>
        <Text muted size={1}>
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {mails && (
          <Text muted size={1}>
            {mails}
          </Text>
        )}
      </Stack>
      {canSendLink && (
        <Button
          aria-label={t('Send the link again …: {email}', { email })}
          fontSize={1}
          mode="ghost"
          onClick={({ currentTarget }) => onSend(currentTarget)}
          padding={2}
          text={t('Send the link again …')}
        />
      )}
    </Flex>
  )
}
