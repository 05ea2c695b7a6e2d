import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { Live } from '../use-live.ts'
import { t } from './norwegian.ts'

type PanelProps<Value> = {
  readonly title: string
  readonly live: Live<Value>
  /** Renders the loaded value; returns nothing if it is empty. */
  readonly children: (value: Value) => ReactNode
  /** The text for an empty panel. */
  readonly empty: string
  readonly actions?: ReactNode
}

/** A panel of the overview, with its loading, empty and error states. */
export function Panel<Value>({ title, live, children, empty, actions }: PanelProps<Value>) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} border padding={3} radius={3}>
      <Stack gap={3}>
        <Flex align="center" gap={2} justify="space-between" paddingX={2} style={{ minHeight: 33 }} wrap="wrap">
          <Heading as="h2" id={id} size={1}>
            {title}
          </Heading>
          {actions}
        </Flex>
        <PanelBody empty={empty} live={live}>
          {children}
        </PanelBody>
      </Stack>
    </Card>
  )
}

function PanelBody<Value>({ live, children, empty }: Pick<PanelProps<Value>, 'live' | 'children' | 'empty'>) {
  if (live.status === 'loading') {
    return <Busy padding={2} text={t('Loading …')} />
  }
  if (live.status === 'failed') {
    return <Problem onRetry={live.retry} text={t('This could not be loaded.')} />
  }
  const content = children(live.value)
  if (content) return content
  return (
    <Card padding={2}>
      <Text muted size={1}>
        {empty}
      </Text>
    </Card>
  )
}
