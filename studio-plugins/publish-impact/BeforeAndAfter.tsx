import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { Box, Grid, Stack, Text, useElementSize } from '@sanity/ui'
import { useCallback, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { Problem } from '../ui/Problem.tsx'
import { useAsync } from '../use-async.ts'
import { t } from './norwegian.ts'
import { previewAddress } from './preview-frame.ts'

/** Pixels: the page as on a desktop, made smaller. */
const WIDTH = 1280
const HEIGHT = 1600

type Props = {
  readonly site: string
  readonly before: string
  readonly after: string
  /** The release that has the change; undefined for a draft. */
  readonly perspective: string | undefined
  /** Title of the page. */
  readonly page: string
}

/**
 * A page as it is published and as it will be, next to each other. The preview remembers one perspective a browser, so
 * the second is loaded when the first is there; neither runs scripts, so that the first stays as it is.
 */
export function BeforeAndAfter({ site, before, after, perspective = 'drafts', page }: Props) {
  const client = useClient({ apiVersion: '2026-01-01' })
  const user = useCurrentUser()
  const [isBeforeThere, setBeforeThere] = useState(false)
  const load = useCallback(
    async () => (await createPreviewSecret(client, 'publish-impact', window.location.href, user?.id)).secret,
    [client, user],
  )
  const { result, reload } = useAsync(before, load)
  if (result.status === 'failed') return <Problem onRetry={reload} text={t('The page could not be shown.')} />
  const secret = result.status === 'loaded' ? result.value : undefined
  const addressOf = (path: string, shown: string) =>
    secret && previewAddress(site, { path, perspective: shown, secret })
  return (
    <Grid data-testid="before-and-after" gap={3} gridTemplateColumns={2}>
      <Picture
        address={addressOf(before, 'published')}
        name={t('Before')}
        onLoad={() => setBeforeThere(true)}
        page={page}
      />
      <Picture address={isBeforeThere ? addressOf(after, perspective) : undefined} name={t('After')} page={page} />
    </Grid>
  )
}

type PictureProps = {
  readonly name: string
  readonly page: string
  readonly address: string | undefined
  readonly onLoad?: () => void
}

function Picture({ name, page, address, onLoad }: PictureProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const scale = (useElementSize(element)?.border.width ?? 0) / WIDTH
  return (
    <Stack gap={2}>
      <Text muted size={1}>
        {name}
      </Text>
      <Box ref={setElement} style={{ height: HEIGHT * scale, overflow: 'hidden' }}>
        {address && (
          <iframe
            onLoad={onLoad}
            sandbox="allow-same-origin"
            src={address}
            style={{ border: 0, height: HEIGHT, transform: `scale(${scale})`, transformOrigin: '0 0', width: WIDTH }}
            title={t('{link}: {page}', { link: name, page })}
          />
        )}
      </Box>
    </Stack>
  )
}
