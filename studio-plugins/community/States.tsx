import { Button, Card, Flex, Spinner, Text } from '@sanity/ui'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { failureText } from './texts.ts'

export function Loading({ what }: { what: string }) {
  return (
    <Flex align="center" gap={3} padding={4} role="status">
      <Spinner muted />
      <Text muted size={1}>{`Loading ${what} …`}</Text>
    </Flex>
  )
}

/** Why a list could not be loaded. */
export function Failed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return (
    <Card padding={3} radius={2} role="alert" tone="critical">
      <Flex align="center" gap={3} justify="space-between" wrap="wrap">
        <Text size={1}>{failureText(failure)}</Text>
        <Button fontSize={1} mode="ghost" onClick={onRetry} padding={2} text="Try again" />
      </Flex>
    </Card>
  )
}

export function Empty({ text }: { text: string }) {
  return (
    <Card border padding={4} radius={2} role="status">
      <Text align="center" muted size={1}>
        {text}
      </Text>
    </Card>
  )
}
