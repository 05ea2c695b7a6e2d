import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { ItemLink } from './ItemLink.tsx'
import { type Item, kindColours, kindNames } from './items.ts'
import { type OwnText, t } from './norwegian.ts'
import { dayText, whenText } from './texts.ts'

type Props = {
  readonly day: CalendarDay
  readonly items: readonly Item[]
  readonly whyFixed: (item: Item) => OwnText | undefined
  readonly onMove: (item: Item) => void
  readonly onClose: () => void
}

/** Everything on one day, each with a link to it and a way to move it, or the reason why it stays. */
export function DayDialog({ day, items, whyFixed, onMove, onClose }: Props) {
  return (
    <Dialog header={dayText(day)} id="calendar-day" onClickOutside={onClose} onClose={onClose} width={1}>
      <Box padding={4}>
        {items.length === 0 && (
          <Text muted size={1}>
            {t('Nothing is planned on this day.')}
          </Text>
        )}
        <Stack as="ul" gap={2} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {items.map((item) => (
            <DayLine item={item} key={item.id} onMove={onMove} why={whyFixed(item)} />
          ))}
        </Stack>
      </Box>
    </Dialog>
  )
}

type LineProps = {
  readonly item: Item
  readonly why: OwnText | undefined
  readonly onMove: (item: Item) => void
}

function DayLine({ item, why, onMove }: LineProps) {
  const { kind, title, state, when, target } = item
  return (
    <Card as="li" border padding={3} radius={2} style={{ borderLeft: `4px solid ${kindColours[kind]}` }}>
      <Flex align="center" gap={3} wrap="wrap">
        <Stack flex={1} gap={3} style={{ minWidth: '14em' }}>
          <Text size={1} weight="medium">
            <ItemLink to={target}>{title}</ItemLink>
          </Text>
          <Text muted size={1}>
            {[t(kindNames[kind]), state && t(state), whenText(when)].filter(Boolean).join(', ')}
          </Text>
          {why && (
            <Text muted size={1}>
              {t(why)}
            </Text>
          )}
        </Stack>
        {!why && (
          <Button
            aria-label={t('Move “{title}” …', { title })}
            fontSize={1}
            mode="ghost"
            onClick={() => onMove(item)}
            padding={2}
            text={t('Move …')}
          />
        )}
      </Flex>
    </Card>
  )
}
