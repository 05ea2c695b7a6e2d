import { createImageUrlBuilder } from '@sanity/image-url'
import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useClient } from 'sanity'
import { crops, sharingPictureSize } from '#web/domain/content/picture-crops.ts'
import { cutOff, shownCharacters } from './cut-off.ts'
import type { DescribedDocument, SharedPicture } from './described-document.ts'
import { t } from './norwegian.ts'

const lakeOptions = { apiVersion: '2026-01-01' }
const frame = { aspectRatio: crops.sharing, background: 'var(--card-muted-bg-color)', width: '100%' } as const

type Props = { described: DescribedDocument; site: string; label: string; language: string }

/** A page as other sites show a link to it. */
export function SharingCard({ described: { image, title, description }, site, label, language }: Props) {
  return (
    <Card aria-label={label} border lang={language} overflow="hidden" radius={2} role="group">
      {image ? <SharedImage image={image} /> : <NoPicture />}
      <Stack gap={3} padding={3}>
        <Text muted size={0}>
          {new URL(site).host}
        </Text>
        <Text size={1} weight="medium">
          {title || t('Untitled')}
        </Text>
        {description && (
          <Text muted size={1}>
            {cutOff(description, shownCharacters.description)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

/** The picture, cropped around its hotspot as on the storefront. */
function SharedImage({ image }: { image: SharedPicture }) {
  const client = useClient(lakeOptions)
  const { width, height } = sharingPictureSize
  const { asset, crop, hotspot } = image
  if (!asset) return <NoPicture />
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {}
  const { x = 0.5, y = 0.5 } = hotspot ?? {}
  const source = { asset, crop: { top, bottom, left, right }, hotspot: { x, y, width: 1, height: 1, ...hotspot } }
  const url = createImageUrlBuilder(client).image(source).width(width).height(height).auto('format').url()
  // biome-ignore lint/performance/noImgElement: the Studio has no image component of Next
  return <img alt="" height={height} src={url} style={{ ...frame, display: 'block', height: 'auto' }} width={width} />
}

function NoPicture() {
  return (
    <Flex align="center" justify="center" style={frame}>
      <Box padding={4}>
        <Text muted size={1}>
          {t('No picture, and none in the site settings')}
        </Text>
      </Box>
    </Flex>
  )
}
