import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { localized } from '#web/routing/languages.ts'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { t } from './norwegian.ts'
import { partsOf, type Search } from './occurrences.ts'
import type { Match } from './run.ts'
import type { Cursor } from './search.ts'

type Props = {
  readonly search: Search
  readonly matches: readonly Match[]
  /** Where the search goes on. */
  readonly next: Cursor | undefined
  readonly onReplace: (matches: readonly Match[]) => void
  readonly onNext: (next: Cursor) => void
}

/** The documents in which something is found, with each change; those that are chosen are changed. */
export function Found({ search, matches, next, onReplace, onNext }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = matches.filter(({ id }) => !left.has(id))
  const count = matches.flatMap(({ texts }) => texts).reduce((sum, text) => sum + text.count, 0)
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((other) => other !== id) : [...before, id]))
  if (matches.length === 0)
    return (
      <Text role="status" size={1}>
        {t('Nothing was found.')}
      </Text>
    )
  return (
    <Stack gap={4}>
      <Text role="status" size={1} weight="medium">
        {t('{count} in {documents} documents', { count, documents: matches.length })}
      </Text>
      <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {matches.map((match) => (
          <Card as="li" border key={match.id} padding={3} radius={2}>
            <Stack gap={3}>
              <Flex align="center" gap={3}>
                <Checkbox
                  aria-label={t('Change “{title}”', { title: titleOf(match) })}
                  checked={!left.has(match.id)}
                  onChange={({ currentTarget }) => choose(match.id, currentTarget.checked)}
                />
                <DocumentLine id={match.id} type={match.document._type} />
              </Flex>
              {match.texts.map(({ path, before }) => (
                <Text key={path} size={1}>
                  <Changes search={search} text={before} />
                </Text>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
      {next && (
        <Text size={1}>
          {t('The search stopped here, since no more documents are changed at once. Others may follow.')}
        </Text>
      )}
      <Flex gap={3}>
        <Button
          disabled={chosen.length === 0}
          onClick={() => onReplace(chosen)}
          text={t('Replace in {count} drafts', { count: chosen.length })}
        />
        {next && <Button mode="ghost" onClick={() => onNext(next)} text={t('Search on without replacing')} />}
      </Flex>
    </Stack>
  )
}

function Changes({ text, search }: { readonly text: string; readonly search: Search }) {
  return partsOf(text, search).map((part, index) =>
    part.replacement === undefined ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change
      <span key={index}>
        <del>{part.text}</del> <ins>{part.replacement}</ins>
      </span>
    ),
  )
}

/** The title of a document, or its id. */
export function titleOf({ id, document }: Match): string {
  const title: unknown = document.title
  const isLocalized = typeof title === 'object' && title !== null
  const texts = isLocalized ? Object.entries(title).filter(([, text]) => typeof text === 'string') : []
  return localized(Object.fromEntries(texts), 'nb') ?? id
}
