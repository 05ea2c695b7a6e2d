import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import type { UsingDocument } from './usage.ts'

const stateNames: Record<UsingDocument['state'], string | undefined> = {
  published: undefined,
  draft: 'In a draft',
  release: 'In a release',
}

/** The documents that use another, as links to their forms. */
export function UsageList({ users, onOpen }: { users: readonly UsingDocument[]; onOpen?: () => void }) {
  return (
    <Card border padding={1} radius={2} style={{ maxHeight: '40vh', overflowY: 'auto' }}>
      <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {users.map((user) => (
          <li key={user.id}>
            <DocumentLine id={user.id} type={user.type} {...(onOpen && { onOpen })}>
              <Notes user={user} />
            </DocumentLine>
          </li>
        ))}
      </Stack>
    </Card>
  )
}

function Notes({ user: { state, isByAddress, isFiledUnder } }: { user: UsingDocument }) {
  const notes = [stateNames[state], isByAddress && 'Typed address', isFiledUnder && 'In this category'].filter(Boolean)
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
export function UsageCount({ users }: { users: readonly UsingDocument[] }) {
  const text = users.length === 1 ? '1 document uses it' : `${users.length} documents use it`
  return (
    <Text size={1} weight="medium">
      {text}
    </Text>
  )
}
