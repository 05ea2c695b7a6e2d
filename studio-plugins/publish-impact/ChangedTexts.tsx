import { Stack, Text } from '@sanity/ui'
import { type SchemaType, stringToPath } from 'sanity'
import type { Part } from '#studio-plugins/translations/changed-parts.ts'
import { pathTitle } from '../documents/path-title.ts'
import type { ChangedText } from './changed-texts.ts'
import { languageName } from './texts.ts'

const elements = { same: 'span', added: 'ins', removed: 'del' } as const satisfies Record<Part['kind'], string>

type Props = { readonly texts: readonly ChangedText[]; readonly schemaType: SchemaType | undefined }

/** Texts before and after, with what differs marked. */
export function ChangedTexts({ texts, schemaType }: Props) {
  return (
    <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {texts.map(({ field, language, parts }) => (
        <Stack as="li" gap={3} key={`${field} ${language}`}>
          <Text muted size={1}>
            {`${(schemaType && pathTitle(schemaType, stringToPath(field))) || field} · ${languageName(language)}`}
          </Text>
          <Text lang={language} size={1} style={{ whiteSpace: 'pre-line' }}>
            {parts.map(({ kind, text }, at) => {
              const Element = elements[kind]
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and no state
              return <Element key={at}>{text}</Element>
            })}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
