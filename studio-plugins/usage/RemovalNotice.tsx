import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { Problem } from '../ui/Problem.tsx'
import type { Live } from '../use-live.ts'
import { UsageCount, UsageList } from './UsageList.tsx'
import type { Usage } from './usage.ts'

type RemovalNoticeProps = {
  readonly usage: Live<Usage>
  readonly removal: 'delete' | 'unpublish'
  readonly onOpen: () => void
}

/** The consequences of removing a document: its addresses, and the documents that use it. */
export function RemovalNotice({ usage, removal, onOpen }: RemovalNoticeProps) {
  if (usage.status === 'loading')
    return (
      <Flex align="center" gap={3} role="status">
        <Spinner muted size={1} />
        <Text muted size={1}>
          Checking where it is used …
        </Text>
      </Flex>
    )
  if (usage.status === 'failed') return <Problem onRetry={usage.retry} text="Could not check where it is used." />
  const { users, publishedAddresses } = usage.value
  const lost = Object.values(publishedAddresses)
  const consequence =
    removal === 'delete'
      ? 'It disappears from lists and links; the documents themselves are not changed.'
      : 'Visitors do not see it until it is published again.'
  return (
    <Stack gap={4}>
      {lost.length > 0 && <Text size={1}>Visitors can no longer open {lost.join(' and ')}.</Text>}
      {users.length === 0 ? (
        <Text size={1}>No other document uses it.</Text>
      ) : (
        <>
          <Card padding={3} radius={2} tone="caution">
            <Stack gap={3}>
              <UsageCount users={users} />
              <Text size={1}>{consequence}</Text>
            </Stack>
          </Card>
          <UsageList onOpen={onOpen} users={users} />
        </>
      )}
    </Stack>
  )
}
