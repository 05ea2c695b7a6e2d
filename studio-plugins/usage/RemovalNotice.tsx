import { Card, Stack, Text } from '@sanity/ui'
import { Busy } from '../ui/Busy.tsx'
import { Problem } from '../ui/Problem.tsx'
import type { Live } from '../use-live.ts'
import { t } from './norwegian.ts'
import { UsageCount, UsageList } from './UsageList.tsx'
import type { Usage } from './usage.ts'

type RemovalNoticeProps = {
  readonly usage: Live<Usage>
  readonly removal: 'delete' | 'unpublish'
  readonly onOpen: () => void
}

/** The consequences of removing a document: its addresses, and the documents that use it. */
export function RemovalNotice({ usage, removal, onOpen }: RemovalNoticeProps) {
  if (usage.status === 'loading') return <Busy text={t('Checking where it is used …')} />
  if (usage.status === 'failed') return <Problem onRetry={usage.retry} text={t('Could not check where it is used.')} />
  const { users, isCut, publishedAddresses } = usage.value
  const lost = Object.values(publishedAddresses)
  const consequence =
    removal === 'delete'
      ? t('It disappears from lists and links; the documents themselves are not changed.')
      : t('Visitors do not see it until it is published again.')
  return (
    <Stack gap={4}>
      {lost.length > 0 && <Text size={1}>{t('Visitors can no longer open {pages}.', { pages: listText(lost) })}</Text>}
      {users.length === 0 ? (
        <Text size={1}>{t('No other document uses it.')}</Text>
      ) : (
        <>
          <Card padding={3} radius={2} tone="caution">
            <Stack gap={3}>
              <UsageCount isCut={isCut} users={users} />
              <Text size={1}>{consequence}</Text>
            </Stack>
          </Card>
          <UsageList onOpen={onOpen} users={users} />
        </>
      )}
    </Stack>
  )
}

function listText([first = '', second]: readonly string[]): string {
  return second === undefined ? first : t('{first} and {second}', { first, second })
}
