import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { t } from './norwegian.ts'
import type { BehindDocument, PublicState } from './public-state.ts'
import { reasonText, summary, timeText } from './texts.ts'

type Props = { readonly state: PublicState; onRetry(): void }

/** A bar below the Studio's menu, shown while published changes are not on the site. */
export function PublicStateBar({ state, onRetry }: Props) {
  return (
    <div data-testid="public-state">
      {state.status === 'unreachable' && (
        <Bar text={t('Cannot check what is public: the site does not respond')}>
          <Button fontSize={1} mode="ghost" onClick={onRetry} padding={2} text={t('Try again')} />
        </Bar>
      )}
      {state.status === 'behind' && <Behind documents={state.documents} />}
    </div>
  )
}

function Bar({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Card borderBottom paddingX={4} paddingY={2} role="status" tone="caution">
      <Flex align="center" gap={3} wrap="wrap">
        <Text size={1}>
          <WarningOutlineIcon aria-hidden="true" />
        </Text>
        <Text size={1} weight="medium">
          {text}
        </Text>
        {children}
      </Flex>
    </Card>
  )
}

function Behind({ documents }: { documents: readonly BehindDocument[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const [oldest] = documents
  return (
    <>
      <Bar text={summary(documents.length, oldest?.publishedAt ?? '')}>
        <Button
          aria-controls={listId}
          aria-expanded={isOpen}
          fontSize={1}
          mode="ghost"
          onClick={() => setIsOpen(!isOpen)}
          padding={2}
          text={isOpen ? t('Hide') : t('Show')}
        />
      </Bar>
      {isOpen && (
        <Card borderBottom id={listId} overflow="auto" style={{ maxHeight: '40vh' }} tone="caution">
          <Stack as="ul" gap={2} padding={3}>
            {documents.map((document) => (
              <Box as="li" key={document.id}>
                <BehindItem document={document} />
              </Box>
            ))}
          </Stack>
        </Card>
      )}
    </>
  )
}

function BehindItem({ document: { id, type, publishedAt, isGone, reason } }: { document: BehindDocument }) {
  const schemaType = useSchema().get(type)
  return (
    <Card padding={2} radius={2}>
      <Stack gap={3}>
        {isGone || !schemaType ? (
          <Text size={1}>{t('Removed: {type} {id}', { type: schemaType?.title ?? 'document', id })}</Text>
        ) : (
          <IntentLink intent="edit" params={{ id, type }} style={{ color: 'inherit' }}>
            <Preview layout="compact" schemaType={schemaType} value={{ _id: id, _type: type }} />
          </IntentLink>
        )}
        <Text muted size={1}>
          {`${timeText(publishedAt)}: ${reasonText(reason)}`}
        </Text>
      </Stack>
    </Card>
  )
}
