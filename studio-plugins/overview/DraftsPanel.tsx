import { Button, Stack } from '@sanity/ui'
import { useState } from 'react'
import type { Live } from '../use-live.ts'
import { ChangeLine } from './ChangeLine.tsx'
import type { Change, Overview } from './content.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

/** Lines before “Show all”. */
const firstLines = 8

type DraftsPanelProps = {
  readonly live: Live<Overview>
  /** Name of who changed a document last. */
  readonly nameOf: (change: Change) => string | undefined
}

/** Everybody's drafts. */
export function DraftsPanel({ live, nameOf }: DraftsPanelProps) {
  const [isLong, setLong] = useState(false)
  return (
    <Panel empty={t('There are no drafts.')} live={live} title={t('Everyone’s drafts')}>
      {({ drafts }) =>
        drafts.length > 0 && (
          <Stack gap={1}>
            {drafts.slice(0, isLong ? undefined : firstLines).map((draft) => (
              <ChangeLine change={draft} details={[nameOf(draft)]} key={draft._id} />
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
      }
    </Panel>
  )
}
