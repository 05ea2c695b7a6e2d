import { Card, Flex, Stack, Text } from '@sanity/ui'
import { Panel } from '../overview/Panel.tsx'
import { useToolLink } from '../use-tool-link.ts'
import { useHealth } from './health-context.ts'
import { countKinds } from './list.ts'
import { t } from './norwegian.ts'
import { kindName } from './texts.ts'
import { type Kind, kinds } from './types.ts'

/** How many things there are to look at, by kind, each leading to their list. Nothing without the plugin. */
export function HealthPanel() {
  const state = useHealth()
  if (!state) return null
  return (
    <Panel empty={t('Nothing to look at: all documents are in order.')} live={state.live} title={t('Health')}>
      {(health) => {
        const counts = countKinds(health)
        const found = kinds.filter((kind) => counts[kind] > 0)
        return (
          found.length > 0 && (
            <Stack as="ul" gap={1} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {found.map((kind) => (
                <li key={kind}>
                  <KindLine count={counts[kind]} kind={kind} />
                </li>
              ))}
            </Stack>
          )
        )
      }}
    </Panel>
  )
}

function KindLine({ kind, count }: { kind: Kind; count: number }) {
  return (
    <Card {...useToolLink(`health/${kind}`)} as="a" data-as="a" padding={2} radius={2}>
      <Flex gap={3} justify="space-between">
        <Text size={1}>{kindName(kind)}</Text>
        <Text muted size={1}>
          {count}
        </Text>
      </Flex>
    </Card>
  )
}
