import { Card, Text } from '@sanity/ui'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { Live } from '../use-live.ts'
import { t } from './norwegian.ts'
import { failureText } from './texts.ts'

export function Loading({ what }: { what: string }) {
  return <Busy padding={4} text={t('Loading {what} …', { what })} />
}

/** Why a list could not be loaded. */
export function Failed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  return <Problem onRetry={onRetry} text={failureText(failure)} />
}

/** Says that the names of products are missing, and why; nothing otherwise. */
export function NamesMissing({ live }: { live: Live<unknown> }) {
  if (live.status !== 'failed') return null
  return (
    <Problem
      onRetry={live.retry}
      text={t('The products could not be loaded, so their names are missing.')}
      tone="caution"
    />
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
