import { Container, Grid, Heading, Stack } from '@sanity/ui'
import { useCurrentUser } from 'sanity'
import { useNames } from '../documents/use-names.ts'
import { HealthPanel } from '../health/HealthPanel.tsx'
import type { Live } from '../use-live.ts'
import { useMayWrite } from '../use-may-write.ts'
import { CommunityPanel } from './CommunityPanel.tsx'
import type { Change, Overview as OverviewContent } from './content.ts'
import { DraftsPanel } from './DraftsPanel.tsx'
import { MinePanel } from './MinePanel.tsx'
import { MissedSearchesPanel } from './MissedSearchesPanel.tsx'
import { t } from './norwegian.ts'
import { ProblemsPanel } from './ProblemsPanel.tsx'
import { RecentPanel } from './RecentPanel.tsx'
import { ReleasesPanel } from './ReleasesPanel.tsx'
import { useAuthors, useOverview } from './use-overview.ts'
import { useDraftProblems } from './use-problems.ts'

/**
 * The Studio's first screen: what awaits the editor, drafts, problems, the health of all documents, what waits in the
 * community, searches without results, releases and recent changes.
 */
export function Overview({ site }: { site: string }) {
  const user = useCurrentUser()
  const mayWrite = useMayWrite()
  const live = useOverview()
  const { drafts, recent } = live.status === 'loaded' ? live.value : { drafts: [], recent: [] }
  const authors = useAuthors([...drafts, ...recent])
  const names = useNames([...(authors?.values() ?? [])].flat())
  const nameOf = ({ _id }: Change) => {
    const author = authors?.get(_id)?.[0]
    return author === user?.id ? 'you' : author && names.get(author)
  }
  return (
    <div data-overview="" style={{ height: '100%', overflow: 'auto' }}>
      <Container padding={[3, 4, 5]} width={4}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            {t('Overview')}
          </Heading>
          <Grid gap={4} gridTemplateColumns={[1, 1, 2]} style={{ alignItems: 'start' }}>
            <Stack gap={4}>
              {user && <MinePanel authors={authors} live={live} me={user.id} />}
              <DraftsPanel live={live} nameOf={nameOf} />
              {mayWrite && <DraftProblems live={live} />}
              {mayWrite && <HealthPanel />}
            </Stack>
            <Stack gap={4}>
              <CommunityPanel site={site} />
              <MissedSearchesPanel site={site} />
              <ReleasesPanel live={live} />
              <RecentPanel authors={authors} live={live} nameOf={nameOf} />
            </Stack>
          </Grid>
        </Stack>
      </Container>
    </div>
  )
}

function DraftProblems({ live }: { live: Live<OverviewContent> }) {
  const problems = useDraftProblems(live.status === 'loaded' ? live.value.drafts : undefined)
  return <ProblemsPanel drafts={live.status === 'failed' ? live : problems} />
}
