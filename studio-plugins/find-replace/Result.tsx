import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { titleOf } from './Found.tsx'
import { t } from './norwegian.ts'
import type { Done, Outcome } from './run.ts'
import type { Cursor } from './search.ts'

type Props = {
  readonly outcome: Outcome
  readonly isUndo: boolean
  readonly onUndo: (done: readonly Done[]) => void
  /** Where the search goes on, if there may be more. */
  readonly next: Cursor | undefined
  /** Looks again, from there or from the first document. */
  readonly onSearch: (from?: Cursor) => void
}

/** What was replaced, with its undo, and what was left alone. */
export function Result({ outcome: { done, changedSince }, isUndo, next, onUndo, onSearch }: Props) {
  const text = isUndo
    ? t('Undone in {count} drafts.', { count: done.length })
    : t('Replaced in {count} drafts. Publish them when you have looked at them.', { count: done.length })
  return (
    <Card padding={3} radius={2} role="status" tone={changedSince.length > 0 ? 'caution' : 'positive'}>
      <Stack gap={4}>
        <Flex align="center" gap={3} justify="space-between">
          <Text size={1} weight="medium">
            {text}
          </Text>
          {!isUndo && done.length > 0 && <Button mode="ghost" onClick={() => onUndo(done)} text={t('Undo')} />}
        </Flex>
        {next && (
          <Flex>
            <Button mode="ghost" onClick={() => onSearch(next)} text={t('Search on')} />
          </Flex>
        )}
        {changedSince.length > 0 && (
          <Stack gap={3}>
            <Text size={1}>{t('Changed by somebody in the meantime, and left as they are:')}</Text>
            {changedSince.map((match) => (
              <Text key={match.id} size={1}>
                {titleOf(match)}
              </Text>
            ))}
            <Flex>
              <Button mode="ghost" onClick={() => onSearch()} text={t('Search again')} />
            </Flex>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
