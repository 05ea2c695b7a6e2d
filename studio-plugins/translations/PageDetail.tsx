import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useDocumentOperation, useEditState, useSchema } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { pathTitle } from '../documents/path-title.ts'
import { useMayWrite } from '../use-may-write.ts'
import { copiedFields } from './copy.ts'
import { FieldComparison } from './FieldComparison.tsx'
import { localizedFields } from './localized-fields.ts'
import { type OwnText, t } from './norwegian.ts'
import { fieldsToDo, missingIn, type PageRow, stateIn } from './page-state.ts'
import { SettingChoice } from './SettingChoice.tsx'
import { StateBadge } from './StateBadge.tsx'
import { plainText } from './source-text.ts'
import { sourceOf, sourcesAsTheyAre } from './sources.ts'
import { original, type TranslationsOptions, translation } from './types.ts'

type Props = {
  readonly row: PageRow
  readonly options: TranslationsOptions
  /** Goes to the next page; undefined at the last one. */
  readonly onNext: (() => void) | undefined
}

/** One page in both languages, side by side, with what to do about it. */
export function PageDetail({ row, options, onNext }: Props) {
  const { id, type } = row
  const schemaType = useSchema().get(type)
  const { draft, published, ready } = useEditState(id, type)
  const { patch } = useDocumentOperation(id, type)
  const mayWrite = useMayWrite()
  const [notice, setNotice] = useState<OwnText>()
  const [isLong, setLong] = useState(false)
  const document = draft ?? published
  const fields = localizedFields(schemaType)
  const toDo = fieldsToDo(row)
  const missing = missingIn(original, row)
  const copies = copiedFields(fields, document)
  const isWritable = mayWrite && document !== null && !patch.disabled
  const shown = [...toDo, ...missing].flatMap((path) => fields.filter((field) => field.path === path))
  const upToDate = fields.filter(
    (field) => !shown.includes(field) && plainText(document, field, original) !== '' && field.kind !== 'address',
  )
  const compare = (field: (typeof fields)[number]) => (
    <FieldComparison
      before={row.older.includes(field.path) ? sourceOf(document, options.sources, field.path) : undefined}
      isCopied={row.copied.includes(field.path)}
      key={field.path}
      original={plainText(document, field, original)}
      title={schemaType ? pathTitle(schemaType, field.path.split('.')) : field.path}
      translation={plainText(document, field, translation)}
    />
  )

  function save(set: Readonly<Record<string, unknown>>, text: OwnText) {
    patch.execute([{ set }])
    setNotice(text)
  }

  return (
    <Stack gap={4}>
      <Stack gap={3}>
        <Heading as="h2" size={2}>
          {row.title || schemaType?.title || t('Untitled')}
        </Heading>
        <Flex gap={1} wrap="wrap">
          <StateBadge language="Norwegian" state={stateIn(original, row, options)} />
          <StateBadge language="English" state={stateIn(translation, row, options)} />
        </Flex>
        <Flex align="center" gap={2} wrap="wrap">
          <OpenLink language={translation} path={toDo[0] ?? fields[0]?.path} row={row} text={t('Open in English')} />
          {missing.length > 0 && (
            <OpenLink language={original} path={missing[0]} row={row} text={t('Open in Norwegian')} />
          )}
          {Object.keys(copies).length > 0 && (
            <Button
              disabled={!isWritable}
              fontSize={1}
              mode="ghost"
              onClick={() => save(copies, 'The texts were copied to the draft: translate them, then publish.')}
              padding={3}
              text={t('Copy from Norwegian')}
            />
          )}
          {row.older.length > 0 && (
            <Button
              disabled={!isWritable}
              fontSize={1}
              mode="ghost"
              onClick={() =>
                save(
                  { [options.sources]: sourcesAsTheyAre(fields, document) },
                  'Saved in the draft: publish it when you are done.',
                )
              }
              padding={3}
              text={t('English is up to date')}
            />
          )}
          {onNext && <Button fontSize={1} mode="bleed" onClick={onNext} padding={3} text={t('Next page')} />}
        </Flex>
        {missingIn(translation, row).length > 0 && (
          <SettingChoice
            isReadOnly={!isWritable}
            onChange={(value) =>
              save({ [options.setting.field]: value }, 'Saved in the draft: publish it when you are done.')
            }
            schemaType={schemaType}
            setting={options.setting.field}
            value={document?.[options.setting.field]}
          />
        )}
        <Card role="status">{notice && <Text size={1}>{t(notice)}</Text>}</Card>
      </Stack>
      {ready && shown.map(compare)}
      {ready && upToDate.length > 0 && (
        <div>
          <Button
            aria-expanded={isLong}
            fontSize={1}
            mode="bleed"
            onClick={() => setLong(!isLong)}
            padding={2}
            text={
              isLong
                ? t('Hide the texts that are ready')
                : t('Show the texts that are ready ({count})', { count: upToDate.length })
            }
          />
        </div>
      )}
      {ready && isLong && upToDate.map(compare)}
    </Stack>
  )
}

type OpenLinkProps = {
  readonly row: PageRow
  readonly language: string
  readonly path: string | undefined
  readonly text: string
}

/**
 * A link to the form, at the first text to write in the language: its field is shown whichever languages the form
 * shows.
 */
function OpenLink({ row: { id, type }, language, path, text }: OpenLinkProps) {
  const link = useIntentLink({ intent: 'edit', params: { id, type, ...(path && { path: `${path}.${language}` }) } })
  return <Button as="a" data-as="a" {...link} fontSize={1} padding={3} text={text} />
}
