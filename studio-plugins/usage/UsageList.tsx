import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { RowsAfter } from '../ui/MoreRows.tsx'
import { usePartOfList } from '../use-part-of-list.ts'
import { t } from './norwegian.ts'
import type { Usage, UsingDocument } from './usage.ts'

const stateNames = {
  published: undefined,
  draft: 'In a draft',
  release: 'In a release',
} as const satisfies Record<UsingDocument['state'], string | undefined>

/** The documents that use another, as links to their forms. */
export function UsageList({ users, onOpen }: { users: readonly UsingDocument[]; onOpen?: () => void }) {
  const part = usePartOfList(users.length, -1)
  return (
    <Card border padding={1} radius={2} style={{ maxHeight: '40vh', overflowY: 'auto' }}>
      <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {users.slice(part.first, part.end).map((user) => (
          <li key={user.id}>
            <DocumentLine id={user.id} type={user.type} {...(onOpen && { onOpen })}>
              <Notes user={user} />
            </DocumentLine>
          </li>
        ))}
      </Stack>
      {part.after > 0 && (
        <Box padding={1}>
          <RowsAfter count={part.after} onClick={part.showAfter} />
        </Box>
      )}
    </Card>
  )
}

function Notes({ user: { state, isByAddress, isFiledUnder } }: { user: UsingDocument }) {
  const place = stateNames[state]
  const notes = [place && t(place), isByAddress && t('Typed address'), isFiledUnder && t('In this category')].filter(
    Boolean,
  )
  if (notes.length === 0) return null
  return (
    <Flex gap={1}>
      {notes.map((note) => (
        <Badge key={String(note)}>{note}</Badge>
      ))}
    </Flex>
  )
}

/** The number of documents that use another, as text. */
export function UsageCount({ users, isCut }: Pick<Usage, 'users' | 'isCut'>) {
  const count = isCut ? `${users.length}+` : users.length
  const text = count === 1 ? t('1 document uses it') : t('{count} documents use it', { count })
  return (
    <Text size={1} weight="medium">
      {text}
    </Text>
  )
}
