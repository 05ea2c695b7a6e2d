import { Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { Live } from '../use-live.ts'
import type { Authors } from './authors.ts'
import { ChangeLine } from './ChangeLine.tsx'
import type { Change, Overview } from './content.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

/** Lines before “Show all”. */
const firstLines = 8

type DraftsPanelProps = {
  readonly live: Live<Overview>
  readonly authors: Authors | undefined
  /** Name of who changed a document last. */
  readonly nameOf: (change: Change) => string | undefined
  /** Whose drafts are “mine”; undefined for those who only read. */
  readonly me: string | undefined
}

/** Drafts: one's own, or everybody's. */
export function DraftsPanel({ live, authors, nameOf, me }: DraftsPanelProps) {
  const [isMine, setMine] = useState(me !== undefined)
  const [isLong, setLong] = useState(false)
  const mine = isMine && me !== undefined
  const shown = ({ drafts }: Overview) => (mine ? drafts.filter(({ _id }) => authors?.get(_id)?.includes(me)) : drafts)
  const choice = (title: string, isChosen: boolean, choose: () => void) => (
    <Button
      aria-pressed={isChosen}
      fontSize={1}
      mode="bleed"
      onClick={choose}
      padding={2}
      selected={isChosen}
      text={title}
    />
  )
  return (
    <Panel
      actions={
        me !== undefined && (
          <Flex gap={1}>
            {choice(t('Mine'), mine, () => setMine(true))}
            {choice(t('Everyone’s'), !mine, () => setMine(false))}
          </Flex>
        )
      }
      empty={mine ? t('You have no drafts: all your changes are published.') : t('There are no drafts.')}
      // The list of own drafts is incomplete until the authors are loaded.
      live={mine && !authors && live.status === 'loaded' ? { status: 'loading' } : live}
      title={me === undefined ? t('Drafts') : mine ? t('My drafts') : t('Everyone’s drafts')}
    >
      {(overview) => {
        const drafts = shown(overview)
        if (drafts.length === 0) return null
        return (
          <Stack gap={1}>
            {drafts.slice(0, isLong ? undefined : firstLines).map((draft) => (
              <ChangeLine change={draft} details={[mine ? undefined : nameOf(draft)]} key={draft._id} />
            ))}
            {drafts.length > firstLines && (
              <Button
                fontSize={1}
                mode="bleed"
                onClick={() => setLong(!isLong)}
                text={isLong ? t('Show fewer') : t('Show all {count}', { count: drafts.length })}
              />
            )}
          </Stack>
        )
      }}
    </Panel>
  )
}
