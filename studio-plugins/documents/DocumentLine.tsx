import { Box, Flex } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Preview, PreviewCard, useSchema } from 'sanity'
import { type SearchParam, useIntentLink } from 'sanity/router'

type DocumentLineProps = {
  /** Published id. */
  readonly id: string
  readonly type: string
  /** Field to open, as the Studio writes paths. */
  readonly path?: string | undefined
  readonly searchParams?: SearchParam[]
  /** Other parameters of the form. */
  readonly params?: Readonly<Record<string, string>>
  /** Shown next to the preview. */
  readonly children?: ReactNode
  readonly onOpen?: () => void
}

/** The preview of a document, as a link to its form. */
export function DocumentLine({
  id,
  type,
  path,
  searchParams = [],
  params: others,
  children,
  onOpen,
}: DocumentLineProps) {
  const schemaType = useSchema().get(type)
  const params = { id, type, ...(path && { path }), ...others }
  const link = useIntentLink({ intent: 'edit', params, searchParams, ...(onOpen && { onClick: onOpen }) })
  if (!schemaType) return null
  return (
    <PreviewCard as="a" data-as="a" radius={2} {...link}>
      <Flex align="center" gap={2} wrap="wrap">
        <Box flex={1} style={{ minWidth: '12em' }}>
          <Preview layout="default" schemaType={schemaType} value={{ _id: id, _type: type }} />
        </Box>
        {children && (
          <Box paddingX={2} paddingY={1}>
            {children}
          </Box>
        )}
      </Flex>
    </PreviewCard>
  )
}
