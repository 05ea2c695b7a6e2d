import { getPublishedId } from '@sanity/client/csm'
import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useId } from 'react'
import { useSchema } from 'sanity'
import { DocumentLine } from '../documents/DocumentLine.tsx'
import { t } from './norwegian.ts'
import type { ReleaseQuestion } from './release-question.ts'
import { useReleaseWarnings } from './use-release-warnings.ts'
import { WarningList } from './WarningList.tsx'

type Props = { readonly question: ReleaseQuestion; readonly types: readonly string[] }

/** Asks before a release with warnings is published or scheduled, and answers yes at once for one without any. */
export function ReleaseQuestionDialog({ question, types }: Props) {
  const id = useId()
  const schema = useSchema()
  const result = useReleaseWarnings(question.name, types)
  const warned = result.status === 'loaded' ? result.value : undefined
  const isClear = warned?.length === 0
  useEffect(() => {
    if (isClear) question.answer(true)
  }, [isClear, question])
  const isFailed = result.status === 'failed'
  if (isClear || (!warned && !isFailed)) return null
  const isPublishing = question.kind === 'publish'
  const refuse = () => question.answer(false)
  return (
    <Dialog
      data-testid="release-question"
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button autoFocus fontSize={1} mode="bleed" onClick={refuse} padding={3} text={t('Cancel')} />
          <Button
            fontSize={1}
            onClick={() => question.answer(true)}
            padding={3}
            text={isPublishing ? t('Publish anyway') : t('Schedule anyway')}
          />
        </Flex>
      }
      header={isPublishing ? t('Publish the release with warnings?') : t('Schedule the release with warnings?')}
      id={id}
      onClose={refuse}
      width={1}
    >
      <Box padding={4}>
        {isFailed && <Text size={1}>{t('Could not check what changes.')}</Text>}
        {warned && (
          <Stack gap={4}>
            {warned.map(({ document: { _id, _type }, warnings }) => (
              <Card key={_id}>
                <Stack gap={2}>
                  <DocumentLine
                    id={getPublishedId(_id)}
                    onOpen={refuse}
                    searchParams={[['perspective', question.name]]}
                    type={_type}
                  />
                  <WarningList schemaType={schema.get(_type)} warnings={warnings} />
                </Stack>
              </Card>
            ))}
          </Stack>
        )}
      </Box>
    </Dialog>
  )
}
