import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { LeftOut } from './arrange.ts'
import { t } from './norwegian.ts'

type Props = {
  readonly left: readonly LeftOut[]
  /** What the site plays in a frame. */
  readonly players: string
  readonly onClose: () => void
}

/** What was not pasted, with its place in the text, until the editor closes it. */
export function PasteNotice({ left, players, onClose }: Props) {
  return (
    <Card border data-testid="paste-notice" padding={3} radius={2} role="status" tone="caution">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {left.length === 1
            ? t('1 thing could not be pasted:')
            : t('{count} things could not be pasted:', { count: left.length })}
        </Text>
        <Stack as="ul" gap={3} style={{ margin: 0, paddingLeft: '1.25rem' }}>
          {left.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <Text as="li" key={index} size={1}>
              {sentence(one, players)}
            </Text>
          ))}
        </Stack>
        <Flex>
          <Button fontSize={1} mode="ghost" onClick={onClose} padding={2} text={t('Close')} />
        </Flex>
      </Stack>
    </Card>
  )
}

function sentence({ kind, name, after }: LeftOut, players: string): string {
  const place = after && t('after “{text}”', { text: after })
  return [kind === 'picture' ? pictureText(name) : embedText(name, players), place].filter(Boolean).join(' – ')
}

function pictureText(name: string): string {
  return name
    ? t('The picture “{name}” could not be read. Save it and upload it as a Picture block.', { name })
    : t('A picture could not be read. Save it and upload it as a Picture block.')
}

function embedText(name: string, players: string): string {
  return name
    ? t('“{name}” cannot be embedded: only {players} can.', { name, players })
    : t('Something embedded was left out: only {players} can be.', { players })
}
