import { Stack, Text } from '@sanity/ui'
import { definePlugin, isArrayOfBlocksInputProps } from 'sanity'
import { t } from './norwegian.ts'
import { minutesFor, wordsIn } from './words.ts'

type WordCountOptions = {
  /** Types of the rich texts whose words are counted. */
  types: readonly string[]
}

/** The number of words below a rich text, and how long reading it takes. */
export const wordCount = definePlugin<WordCountOptions>(({ types }) => ({
  name: 'word-count',
  form: {
    components: {
      input: (props) =>
        isArrayOfBlocksInputProps(props) && types.includes(props.schemaType.name) ? (
          <Stack gap={3}>
            {props.renderDefault(props)}
            <WordCount value={props.value} />
          </Stack>
        ) : (
          props.renderDefault(props)
        ),
    },
  },
}))

function WordCount({ value }: { readonly value: unknown }) {
  const count = wordsIn(value)
  if (count === 0) return null
  return (
    <Text data-testid="word-count" muted size={1}>
      {count === 1 ? t('1 word') : t('{count} words', { count })} ·{' '}
      {t('{count} min to read', { count: minutesFor(count) })}
    </Text>
  )
}
