import { Card, Text } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { useLink } from 'sanity/router'
import { useBackend } from '../backend/use-backend.ts'
import { useCounts } from '../community/use-counts.ts'
import { Panel } from './Panel.tsx'

/** What waits for staff in the community, as a link to its tool. */
export function CommunityPanel({ site }: { site: string }) {
  const counts = useCounts(useBackend(site))
  return (
    <Panel empty="No reports are waiting." live={counts} title="Community">
      {({ reported }) =>
        reported > 0 && <Waiting text={reported === 1 ? '1 open report' : `${reported} open reports`} />
      }
    </Panel>
  )
}

function Waiting({ text }: { text: string }) {
  const { basePath } = useWorkspace()
  const href = `${basePath === '/' ? '' : basePath}/community/queue`
  const { onClick } = useLink({ href })
  return (
    <Card as="a" data-as="a" href={href} onClick={onClick} padding={2} radius={2} tone="caution">
      <Text size={1}>{text}</Text>
    </Card>
  )
}
