import { Badge, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { changedParts, type Part } from './changed-parts.ts'
import { t } from './norwegian.ts'

type Props = {
  readonly title: string
  readonly original: string
  readonly translation: string
  /** The original that the translation was made of, where it has changed since. */
  readonly before: string | undefined
  readonly isCopied: boolean
}

/** A text in both languages, and what changed in the original since it was translated. */
export function FieldComparison({ title, original, translation, before, isCopied }: Props) {
  return (
    <Card as="section" border padding={3} radius={2}>
      <Stack gap={4}>
        <Flex align="center" gap={2} wrap="wrap">
          <Heading as="h3" size={0}>
            {title}
          </Heading>
          {before !== undefined && <Badge tone="caution">{t('Changed since it was translated')}</Badge>}
          {isCopied && <Badge tone="critical">{t('Still the Norwegian text')}</Badge>}
        </Flex>
        <Grid gap={4} gridTemplateColumns={[1, 2]}>
          <Side empty={t('No text in Norwegian')} lang="nb" title={t('Norwegian')}>
            {original !== '' || before
              ? changedParts(before ?? original, original).map((part, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and no state
                  <ChangedText key={at} part={part} />
                ))
              : undefined}
          </Side>
          <Side empty={t('No text in English')} lang="en" title={t('English')}>
            {translation || undefined}
          </Side>
        </Grid>
      </Stack>
    </Card>
  )
}

type SideProps = {
  readonly title: string
  readonly lang: string
  readonly empty: string
  readonly children: React.ReactNode
}

function Side({ title, lang, empty, children }: SideProps) {
  return (
    <Stack gap={3}>
      <Text muted size={0} weight="medium">
        {title}
      </Text>
      {children === undefined ? (
        <Text muted size={1}>
          {empty}
        </Text>
      ) : (
        <Text lang={lang} size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {children}
        </Text>
      )}
    </Stack>
  )
}

/** Underlined or struck through, so that colours are not needed. */
function ChangedText({ part: { kind, text } }: { part: Part }) {
  if (kind === 'same') return text
  if (kind === 'added') {
    return <ins style={marked('--card-badge-positive-bg-color', '--card-badge-positive-fg-color')}>{text}</ins>
  }
  return <del style={marked('--card-badge-critical-bg-color', '--card-badge-critical-fg-color')}>{text}</del>
}

const marked = (background: string, color: string) => ({ background: `var(${background})`, color: `var(${color})` })
