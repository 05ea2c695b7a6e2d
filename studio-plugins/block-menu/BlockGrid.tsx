import { Box, Button, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { SchemaType } from 'sanity'
import type { Choice, ChoiceGroup } from './choices.ts'

const columns = { display: 'grid', gap: '0.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }
const picture = { aspectRatio: '16 / 9', borderRadius: 3, objectFit: 'cover', width: '100%' } as const
const iconPlace = { ...picture, display: 'grid', placeItems: 'center', fontSize: '2.5rem' }

type Props = { groups: readonly ChoiceGroup[]; onChoose: (type: SchemaType) => void }

/** The blocks with thumbnails and names, by group. */
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
                  <BlockPicture choice={choice} />
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

/** The drawing of a block, or else the icon of its type. */
function BlockPicture({ choice: { type, picture: src } }: { choice: Choice }) {
  const [isMissing, setMissing] = useState(!src)
  const Icon = type.icon
  // biome-ignore lint/performance/noImgElement: Next's images are the storefront's.
  if (!isMissing) return <img alt="" onError={() => setMissing(true)} src={src} style={picture} />
  return <Box style={iconPlace}>{Icon && <Icon />}</Box>
}
