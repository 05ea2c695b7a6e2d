import { Card, Stack, Text } from '@sanity/ui'
import { useBackend } from '../backend/use-backend.ts'
import { useCounts } from '../community/use-counts.ts'
import { useToolLink } from '../use-tool-link.ts'
import { t } from './norwegian.ts'
import { Panel } from './Panel.tsx'

/** The number of things that wait for staff in the community, as a link to its tool. */
export function CommunityPanel({ site }: { site: string }) {
  const counts = useCounts(useBackend(site))
  return (
    <Panel empty={t('No reports and no new ideas.')} live={counts} title={t('Community')}>
      {({ reported, newIdeas }) =>
        reported + newIdeas > 0 && (
          <Stack gap={1}>
            {reported > 0 && (
              <Waiting
                tab="queue"
                text={
                  reported === 1
                    ? t('1 contribution to review')
                    : t('{count} contributions to review', { count: reported })
                }
              />
            )}
            {newIdeas > 0 && (
              <Waiting
                tab="ideas"
                text={newIdeas === 1 ? t('1 new idea') : t('{count} new ideas', { count: newIdeas })}
              />
            )}
          </Stack>
        )
      }
    </Panel>
  )
}

function Waiting({ tab, text }: { tab: string; text: string }) {
  return (
    <Card {...useToolLink(`community/${tab}`)} as="a" data-as="a" padding={2} radius={2} tone="caution">
      <Text size={1}>{text}</Text>
    </Card>
  )
}
