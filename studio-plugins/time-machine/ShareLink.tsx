import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { t } from './norwegian.ts'
import { shareLink } from './share-link.ts'

/** The Studio's address of this simulation: people who open it have to sign in. */
export function ShareLink({ preview, text }: { readonly preview: string; readonly text: string }) {
  const id = useId()
  const [copied, setCopied] = useState('')
  const link = shareLink(window.location.href, preview, text)
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => setCopied(''),
    )
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {t('Link for colleagues who may see drafts')}
      </Text>
      <Flex gap={2}>
        <Flex direction="column" flex={1}>
          <TextInput
            fontSize={1}
            id={id}
            onFocus={({ currentTarget }) => currentTarget.select()}
            readOnly
            value={link}
          />
        </Flex>
        <Button fontSize={1} mode="ghost" onClick={() => void copy()} text={t('Copy link')} type="button" />
      </Flex>
      <Text aria-live="polite" muted role="status" size={1}>
        {copied === link ? t('The link is copied.') : ''}
      </Text>
    </Stack>
  )
}
