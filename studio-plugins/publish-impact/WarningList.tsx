import { Card, Stack, Text } from '@sanity/ui'
import type { SchemaType } from 'sanity'
import { warningText } from './texts.ts'
import type { Warning } from './warnings.ts'

type Props = { readonly warnings: readonly Warning[]; readonly schemaType: SchemaType | undefined }

/** The warnings of a publication, each as a sentence. */
export function WarningList({ warnings, schemaType }: Props) {
  return (
    <Card padding={3} radius={2} tone="caution">
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {warnings.map((warning) => {
          const text = warningText(warning, schemaType)
          return (
            <li key={text}>
              <Text size={1}>{text}</Text>
            </li>
          )
        })}
      </Stack>
    </Card>
  )
}
