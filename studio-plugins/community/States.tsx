import { Card, Flex, Spinner, Text } from '@sanity/ui'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { Problem } from '../ui/Problem.tsx'
import { t } from './norwegian.ts'
import { failureText } from './texts.ts'

export function Loading({ what }: { what: string }) {
  return (
    <Flex align="center" gap={3} padding={4} role="status">
      <Spinner muted />
      <Text muted size={1}>
        {t('Loading {what} …', { what })}
      </Text>
    </Flex>
  )
}

/** Why a list could not be loaded. */
export function Failed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return <Problem onRetry={onRetry} text={failureText(failure)} />
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
