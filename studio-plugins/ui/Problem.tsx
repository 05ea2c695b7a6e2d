import { Button, Card, Flex, Text } from '@sanity/ui'
import { t } from './norwegian.ts'

type Props = {
  text: string
  /** Offers to try again. */
  onRetry?: () => void
  tone?: 'critical' | 'caution'
  margin?: number
}

/** A problem, announced at once. */
export function Problem({ text, onRetry, tone = 'critical', margin }: Props) {
  return (
    <Card {...(margin !== undefined && { margin })} padding={3} radius={2} role="alert" tone={tone}>
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Text size={1}>{text}</Text>
        {onRetry && <Button fontSize={1} mode="ghost" onClick={onRetry} padding={2} text={t('Try again')} />}
      </Flex>
    </Card>
  )
}
