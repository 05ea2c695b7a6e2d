import { Stack } from '@sanity/ui'
import type { Live } from '../use-live.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { type Change, type Overview, stateName } from './content.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

type RecentPanelProps = { readonly live: Live<Overview>; readonly nameOf: (change: Change) => string | undefined }

/** The latest changes and publications of all users. */
export function RecentPanel({ live, nameOf }: RecentPanelProps) {
  return (
    <Panel empty={t('No changes yet.')} live={live} title={t('Recently changed')}>
      {({ recent }) =>
        recent.length > 0 && (
          <Stack gap={1}>
            {recent.map((change) => (
              <ChangeLine change={change} details={[stateName(change), nameOf(change)]} key={change._id} />
            ))}
          </Stack>
        )
      }
    </Panel>
  )
}
