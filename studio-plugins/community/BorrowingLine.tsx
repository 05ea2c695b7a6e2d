import { Button, Flex, Stack, Text } from '@sanity/ui'
import { studioLocale } from '#schemas/studio-language.ts'
import type { StaffBorrowing } from '#web/domain/borrowing/borrowing-views.ts'
import { nextSteps, type SettableState, stateTexts } from './borrowing-groups.ts'
import { t } from './norwegian.ts'

type Props = {
  borrowing: StaffBorrowing
  productName: string
  isBusy: boolean
  onSet: (state: SettableState) => void
}

const dayText = (day: string) =>
  new Date(day).toLocaleDateString(studioLocale(), { day: 'numeric', month: 'long', timeZone: 'UTC', weekday: 'short' })

/** A borrowing: garment, days, contact details, and the next step. */
export function BorrowingLine({ borrowing, productName, isBusy, onSet }: Props) {
  const { name, email, phone, size, state, pickUpDay, keptUntil, handedOutBy, returnedBy } = borrowing
  const times =
    state === 'reserved'
      ? t('picks it up {day}, kept until {until}', { day: dayText(pickUpDay), until: dayText(keptUntil) })
      : t('due back {day}', { day: dayText(keptUntil) })
  const by = returnedBy ?? handedOutBy
  return (
    <Flex align="center" gap={3} justify="space-between" wrap="wrap">
      <Stack gap={2}>
        <Text size={1}>
          <strong>{name}</strong>
          {` · ${productName}${size ? `, ${size}` : ''}`}
        </Text>
        <Text muted size={1}>
          {`${t(stateTexts[state])}${by ? ` (${by})` : ''}, ${times}`}
        </Text>
        <Text size={1}>
          <a href={`mailto:${email}`} style={{ color: 'inherit' }}>
            {email}
          </a>
          {' · '}
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} style={{ color: 'inherit' }}>
            {phone}
          </a>
        </Text>
      </Stack>
      <Flex gap={1} wrap="wrap">
        {nextSteps[state].map(([next, label], index) => (
          <Button
            aria-label={`${t(label)}: ${name}, ${productName}${size ? `, ${size}` : ''}`}
            disabled={isBusy}
            fontSize={1}
            key={next}
            mode={index === 0 ? 'default' : 'ghost'}
            onClick={() => onSet(next)}
            padding={2}
            text={t(label)}
          />
        ))}
      </Flex>
    </Flex>
  )
}
