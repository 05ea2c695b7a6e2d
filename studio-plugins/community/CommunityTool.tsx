import { Box, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ComponentType } from 'react'
import { useRouterState, useStateLink } from 'sanity/router'
import { useBackend, useMayAct } from '../backend/use-backend.ts'
import { AuditTrail } from './AuditTrail.tsx'
import { BorrowingsTab } from './BorrowingsTab.tsx'
import { CampaignsTab } from './CampaignsTab.tsx'
import { IdeasTab } from './IdeasTab.tsx'
import { type OwnText, t } from './norwegian.ts'
import { OrdersTab } from './OrdersTab.tsx'
import { PreorderTab } from './PreorderTab.tsx'
import { QueueView } from './QueueView.tsx'
import type { TabProps } from './tab-props.ts'

type Tab = {
  readonly name: string
  readonly title: OwnText
  readonly component: ComponentType<TabProps>
  /** Lists personal data: the backend refuses it to everybody but editors. */
  readonly isPersonal?: true
}

const contributions: Tab = { name: 'queue', title: 'Contributions', component: QueueView, isPersonal: true }
const tabs: readonly Tab[] = [
  contributions,
  { name: 'ideas', title: 'Ideas', component: IdeasTab, isPersonal: true },
  { name: 'campaigns', title: 'Campaigns', component: CampaignsTab },
  { name: 'borrowings', title: 'Loans', component: BorrowingsTab, isPersonal: true },
  { name: 'preorder', title: 'Preorder stock', component: PreorderTab },
  { name: 'orders', title: 'Orders', component: OrdersTab, isPersonal: true },
  { name: 'history', title: 'Audit trail', component: AuditTrail, isPersonal: true },
]

/**
 * What members write, reserve, borrow and order, for staff: queues to work through, orders to look up, and what staff
 * did.
 */
export function CommunityTool({ site }: { site: string }) {
  const state = useRouterState()
  const active = tabs.find(({ name }) => name === state.tab) ?? contributions
  const backend = useBackend(site)
  const mayAct = useMayAct()
  return (
    <Flex data-community="" direction="column" height="fill">
      <Card borderBottom paddingTop={3} paddingX={[2, 3, 4]}>
        <Stack gap={3}>
          <Box paddingX={2}>
            <Heading as="h1" size={1}>
              {t('Community')}
            </Heading>
          </Box>
          <Flex aria-label={t('Community')} as="nav" gap={1} paddingBottom={2} wrap="wrap">
            {tabs.map(({ name, title }) => (
              <TabLink isActive={name === active.name} key={name} name={name} title={t(title)} />
            ))}
          </Flex>
        </Stack>
      </Card>
      <div style={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
        <Container padding={[2, 3, 4]} width={3}>
          <Stack gap={3}>
            {!mayAct && <RoleNotice isPersonal={active.isPersonal ?? false} />}
            {(mayAct || !active.isPersonal) && <active.component backend={backend} mayAct={mayAct} site={site} />}
          </Stack>
        </Container>
      </div>
    </Flex>
  )
}

/** Says what the role may not do here. */
function RoleNotice({ isPersonal }: { isPersonal: boolean }) {
  return (
    <Card padding={3} radius={2} role="status" tone="caution">
      <Text size={1}>
        {isPersonal
          ? t(
              'Only editors see this, because it is about members and shoppers. An administrator can give you the role.',
            )
          : t('Your role may read this, but not change anything.')}
      </Text>
    </Card>
  )
}

function TabLink({ name, title, isActive }: { name: string; title: string; isActive: boolean }) {
  const { href, onClick } = useStateLink({ state: { tab: name } })
  return (
    <Card
      aria-current={isActive ? 'page' : undefined}
      as="a"
      data-as="a"
      href={href}
      onClick={onClick}
      padding={2}
      radius={2}
      tone={isActive ? 'primary' : 'default'}
    >
      <Text size={1} weight={isActive ? 'medium' : 'regular'}>
        {title}
      </Text>
    </Card>
  )
}
