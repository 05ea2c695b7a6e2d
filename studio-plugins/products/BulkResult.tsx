import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { RowsAfter } from '../ui/MoreRows.tsx'
import { usePartOfList } from '../use-part-of-list.ts'
import type { Change } from './bulk-plan.ts'
import type { Outcome } from './bulk-run.ts'
import { t } from './norwegian.ts'

type Props = { change: Change; outcome: Outcome; isUndo: boolean; onUndo(): void; onClose(): void }

/** The result of a change, with a button to undo it. */
export function BulkResult({ change, outcome: { done, failed }, isUndo, onUndo, onClose }: Props) {
  const part = usePartOfList(failed.length, -1)
  return (
    <Card borderTop padding={3} tone={failed.length > 0 ? 'caution' : 'positive'}>
      <Stack gap={3} role="status">
        <Flex align="center" gap={2} wrap="wrap">
          <Text size={1} style={{ flex: 1 }} weight="medium">
            {sentence(change, done.length, isUndo)}
          </Text>
          {!isUndo && done.length > 0 && (
            <Button fontSize={1} mode="ghost" onClick={onUndo} padding={2} text={t('Undo')} />
          )}
          <Button fontSize={1} mode="bleed" onClick={onClose} padding={2} text={t('Close')} />
        </Flex>
        {failed.length > 0 && (
          <ul
            aria-label={t('Not changed')}
            style={{ fontSize: '0.8125rem', margin: 0, maxHeight: '20vh', overflow: 'auto' }}
          >
            {failed.slice(part.first, part.end).map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${why}.`}</li>
            ))}
          </ul>
        )}
        <RowsAfter count={part.after} onClick={part.showAfter} />
      </Stack>
    </Card>
  )
}

const sentences = {
  undo: ['No products restored.', '1 product restored.', '{count} products restored.'],
  publish: ['No products published.', '1 product published.', '{count} products published.'],
  set: ['No products changed to {title}.', '1 product changed to {title}.', '{count} products changed to {title}.'],
} as const

function sentence(change: Change, count: number, isUndo: boolean): string {
  const [none, one, several] = sentences[isUndo ? 'undo' : change.kind]
  const title = change.kind === 'set' ? change.title : ''
  return t(count === 0 ? none : count === 1 ? one : several, { count, title })
}
