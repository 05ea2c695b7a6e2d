import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { t } from './norwegian.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { momentText, moneyText, orderStateTexts, type ShownOrder } from './order-texts.ts'

type Props = { order: ShownOrder; isOpenAtFirst: boolean }

const tones = {
  received: 'positive',
  shipped: 'positive',
  pending: 'caution',
  onHold: 'critical',
  cancelled: 'default',
} as const

/** An order in two lines; a button shows the rest. */
export function OrderCard({ order, isOpenAtFirst }: Props) {
  const { number, placedAt, state, currency, totals, billing, email, lines } = order
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card as="li" border data-order={number} padding={3} radius={2}>
      <Stack gap={3}>
        <Flex align="center" gap={3} justify="space-between" wrap="wrap">
          <Stack gap={2}>
            <Flex align="center" gap={2} wrap="wrap">
              <Text size={1} weight="medium">
                {t('Order {number}', { number })}
              </Text>
              <Badge tone={tones[state]}>{t(orderStateTexts[state])}</Badge>
            </Flex>
            <Text muted size={1}>
              {[
                placedAt && momentText(placedAt),
                `${billing.firstName} ${billing.lastName}`.trim() || email,
                `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
                moneyText(totals.grandTotal, currency),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
          <Button
            aria-controls={id}
            aria-expanded={isOpen}
            aria-label={t('Details of order {number}', { number })}
            fontSize={1}
            mode="ghost"
            onClick={() => setOpen(!isOpen)}
            padding={2}
            text={t('Details')}
          />
        </Flex>
        <div hidden={!isOpen} id={id}>
          {isOpen && <OrderDetails order={order} />}
        </div>
      </Stack>
    </Card>
  )
}
