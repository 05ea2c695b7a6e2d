import { Card, Stack, Text } from '@sanity/ui'
import { type ObjectInputProps, useFormValue } from 'sanity'
import { snippetOf } from './snippet.ts'

type Language = { readonly id: string; readonly title: string }

type Props = ObjectInputProps & { languages: readonly Language[] }

const emptyDocument: Record<string, unknown> = {}

const isDocument = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The fields for search engines below a picture of the search results that they make. */
export function SeoInput({ languages, ...props }: Props) {
  const value = useFormValue([])
  const document = isDocument(value) ? value : emptyDocument
  return (
    <Stack gap={4}>
      {languages.map(({ id, title }) => {
        const snippet = snippetOf(document, id)
        return (
          <Card key={id} border padding={3} radius={2} lang={id} aria-label={`Search result in ${title}`} role="img">
            <Stack gap={3}>
              <Text size={0} muted>
                {title}
              </Text>
              <Text size={2} weight="medium" accent>
                {snippet.title}
              </Text>
              <Text size={1}>{snippet.description || 'No description: search engines choose a part of the page.'}</Text>
            </Stack>
          </Card>
        )
      })}
      {props.renderDefault(props)}
    </Stack>
  )
}
