import { Card, Text } from '@sanity/ui'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import { t } from './norwegian.ts'
import { failureText } from './texts.ts'

export function Loading({ what }: { what: string }) {
  return <Busy padding={4} text={t('Loading {what} …', { what })} />
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
