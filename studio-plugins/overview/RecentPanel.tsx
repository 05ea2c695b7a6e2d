import { Stack } from '@sanity/ui'
import type { Authors } from '../documents/authors.ts'
import { usePeople } from '../documents/use-names.ts'
import type { Live } from '../use-live.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { type Change, type Overview, stateName } from './content.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

/** How many changes are listed. */
const most = 12

type RecentPanelProps = {
  readonly live: Live<Overview>
  readonly authors: Authors | undefined
  readonly nameOf: (change: Change) => string | undefined
}

/** The latest changes and publications by people: a program changes hundreds of documents at once. */
export function RecentPanel({ live, authors, nameOf }: RecentPanelProps) {
  const people = usePeople()
  const isByPerson = ({ _id }: Change) => {
    const [author] = authors?.get(_id) ?? []
    return !people || author === undefined || people.has(author)
  }
  return (
    <Panel
      empty={t('Nobody has changed anything lately.')}
      live={authors || live.status !== 'loaded' ? live : { status: 'loading' }}
      title={t('Recently changed')}
    >
      {({ recent }) => {
        const shown = recent.filter(isByPerson).slice(0, most)
        if (shown.length === 0) return null
        return (
          <Stack gap={1}>
            {shown.map((change) => (
              <ChangeLine change={change} details={[stateName(change), nameOf(change)]} key={change._id} />
            ))}
          </Stack>
        )
      }}
    </Panel>
  )
}
