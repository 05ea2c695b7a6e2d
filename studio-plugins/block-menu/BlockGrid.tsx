import { Box, Button, Stack, Text } from '@sanity/ui'
import type { SchemaType } from 'sanity'
import type { ChoiceGroup } from './choices.ts'

const columns = { display: 'grid', gap: '0.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }
const picture = { aspectRatio: '16 / 9', backgroundSize: 'cover', borderRadius: 3 }

type Props = { groups: readonly ChoiceGroup[]; onChoose: (type: SchemaType) => void }

/** Blocks as pictures with their names, group by group. */
export function BlockGrid({ groups, onChoose }: Props) {
  return (
    <Stack data-block-menu="" gap={5} padding={4}>
      {groups.map((group) => (
        <Stack as="section" gap={3} key={group.title} aria-label={group.title}>
          <Text as="h2" muted size={1} weight="medium">
            {group.title}
          </Text>
          <Box style={columns}>
            {group.choices.map((choice) => (
              <Button key={choice.type.name} mode="bleed" onClick={() => onChoose(choice.type)} padding={2}>
                <Stack gap={3}>
                  {choice.picture && <Box style={{ ...picture, backgroundImage: `url("${choice.picture}")` }} />}
                  <Text size={1}>{choice.title}</Text>
                </Stack>
              </Button>
            ))}
          </Box>
        </Stack>
      ))}
    </Stack>
  )
}
