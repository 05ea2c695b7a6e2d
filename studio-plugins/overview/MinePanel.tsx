import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { AddonDatasetProvider, COMMENTS_INSPECTOR_NAME, useRelativeTime } from 'sanity'
import { studioLocale } from '#schemas/studio-language.ts'
import type { Authors } from '../documents/authors.ts'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { useNames } from '../documents/use-names.ts'
import type { Live } from '../use-live.ts'
import { useToolLink } from '../use-tool-link.ts'
import { ChangeLine } from './ChangeLine.tsx'
import type { Change, Overview } from './content.ts'
import type { Mention, Mine, Task } from './mine.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'
import { useMine } from './use-mine.ts'

/** Drafts before “Show all”. */
const firstLines = 8

type MinePanelProps = {
  readonly me: string
  readonly live: Live<Overview>
  readonly authors: Authors | undefined
}

/** What awaits the editor: comments that mention them, their tasks, and drafts that they were the last to change. */
export function MinePanel(props: MinePanelProps) {
  return (
    <AddonDatasetProvider>
      <WhatAwaits {...props} />
    </AddonDatasetProvider>
  )
}

function WhatAwaits({ me, live, authors }: MinePanelProps) {
  const mine = useMine(me)
  const names = useNames(mine.status === 'loaded' ? mine.value.mentions.map(({ authorId }) => authorId) : [])
  return (
    <Panel
      empty={t('Nothing awaits you: no mentions, no tasks and no drafts.')}
      live={together(mine, live, authors)}
      title={t('Mine to do')}
    >
      {({ mentions, tasks, drafts }) => {
        const ofMe = drafts.filter(({ _id }) => authors?.get(_id)?.[0] === me)
        if (mentions.length + tasks.length + ofMe.length === 0) return null
        return (
          <Stack gap={4}>
            {mentions.length > 0 && (
              <Group title={t('Mentions')}>
                {mentions.map((mention) => (
                  <MentionLine author={names.get(mention.authorId)} key={mention._id} mention={mention} />
                ))}
              </Group>
            )}
            {tasks.length > 0 && (
              <Group title={t('Tasks')}>
                {tasks.map((task) => (
                  <TaskLine key={task._id} {...task} />
                ))}
              </Group>
            )}
            {ofMe.length > 0 && (
              <Group title={t('Drafts')}>
                <Drafts drafts={ofMe} />
              </Group>
            )}
          </Stack>
        )
      }}
    </Panel>
  )
}

type Loaded = Mine & Pick<Overview, 'drafts'>

/** Both sources and the authors of the drafts. Where the comments cannot be read, the drafts are shown. */
function together(mine: Live<Mine>, live: Live<Overview>, authors: Authors | undefined): Live<Loaded> {
  if (live.status !== 'loaded') return live
  if (mine.status === 'loading' || !authors) return { status: 'loading' }
  const found = mine.status === 'loaded' ? mine.value : { mentions: [], tasks: [] }
  return { status: 'loaded', value: { ...found, drafts: live.value.drafts } }
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap={2}>
      <Box paddingX={2}>
        <Text as="h3" muted size={1} weight="medium">
          {title}
        </Text>
      </Box>
      <Stack gap={1}>{children}</Stack>
    </Stack>
  )
}

function MentionLine({ mention, author }: { mention: Mention; author: string | undefined }) {
  const { _id, _createdAt, id, type, release, message } = mention
  const time = useRelativeTime(_createdAt, { useTemporalPhrase: true })
  const what = (
    <Stack gap={2}>
      <Text size={1}>{message.trim()}</Text>
      <Text muted size={1}>
        {author && `${author} · `}
        <time dateTime={_createdAt}>{time}</time>
      </Text>
    </Stack>
  )
  // A comment on a task names no type.
  if (!type || type === 'tasks.task') return <TaskLink id={id}>{what}</TaskLink>
  return (
    <DocumentLine
      id={id}
      params={{ inspect: COMMENTS_INSPECTOR_NAME, comment: _id }}
      searchParams={release ? [['perspective', release]] : []}
      type={type}
    >
      {what}
    </DocumentLine>
  )
}

function TaskLine({ _id, title, dueBy }: Task) {
  const day =
    dueBy && new Intl.DateTimeFormat(studioLocale(), { day: 'numeric', month: 'short' }).format(new Date(dueBy))
  return (
    <TaskLink id={_id}>
      <Flex gap={2} justify="space-between">
        <Text size={1} weight="medium">
          {title}
        </Text>
        {day && (
          <Text muted size={1}>
            {t('Due {day}', { day })}
          </Text>
        )}
      </Flex>
    </TaskLink>
  )
}

/** A link that opens a task where Sanity shows tasks: next to the tool. */
function TaskLink({ id, children }: { id: string; children: React.ReactNode }) {
  const query = new URLSearchParams({ sidebar: 'tasks', viewMode: 'edit', selectedTask: id })
  return (
    <Card {...useToolLink(`overview?${query}`)} as="a" data-as="a" padding={2} radius={2}>
      {children}
    </Card>
  )
}

function Drafts({ drafts }: { drafts: readonly Change[] }) {
  const [isLong, setLong] = useState(false)
  return (
    <>
      {drafts.slice(0, isLong ? undefined : firstLines).map((draft) => (
        <ChangeLine change={draft} details={[]} key={draft._id} />
      ))}
      {drafts.length > firstLines && (
        <Button
          fontSize={1}
          mode="bleed"
          onClick={() => setLong(!isLong)}
          text={isLong ? t('Show fewer') : t('Show all {count}', { count: drafts.length })}
        />
      )}
    </>
  )
}
