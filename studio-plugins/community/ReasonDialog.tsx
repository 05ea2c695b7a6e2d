import { Box, Button, Dialog, Flex, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import { type HideGround, hideGrounds } from '#web/domain/staff/staff-action.ts'
import type { HideReason } from './changes.ts'
import { t } from './norwegian.ts'
import { groundNames } from './texts.ts'

const MAX_LENGTH = 500

type Props = { count: number; onClose: () => void; onHide: (why: HideReason) => void }

/** Asks why something is hidden: its author is told by mail. */
export function ReasonDialog({ count, onClose, onHide }: Props) {
  const [ground, setGround] = useState<HideGround>(hideGrounds[0])
  const [reason, setReason] = useState('')
  const id = useId()
  const typed = reason.trim()
  const isComplete = ground !== 'other' || typed !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) onHide({ ground, ...(typed && { reason: typed }) })
  }
  return (
    <Dialog
      // The first reason has the focus instead of the button that closes the dialog.
      __unstable_autoFocus={false}
      header={count === 1 ? t('Hide') : t('Hide {count}', { count })}
      id="community-reason"
      onClose={onClose}
      width={0}
    >
      <Box as="form" onSubmit={submit} padding={4}>
        <Stack gap={4}>
          <Text id={`${id}-about`} muted size={1}>
            {t(
              'The author gets a mail with the reason, in the author’s language, a minute from now. Undo it before, and nothing is sent.',
            )}
          </Text>
          <Stack aria-label={t('Reason')} gap={3} role="radiogroup">
            {hideGrounds.map((one, index) => (
              <Flex align="center" as="label" gap={2} key={one}>
                <Radio
                  autoFocus={index === 0}
                  checked={ground === one}
                  name={`${id}-ground`}
                  onChange={() => setGround(one)}
                  value={one}
                />
                <Text size={1}>{t(groundNames[one])}</Text>
              </Flex>
            ))}
          </Stack>
          <Stack gap={2}>
            <Text as="label" htmlFor={`${id}-reason`} size={1} weight="medium">
              {ground === 'other' ? t('In your words') : t('In your words (optional)')}
            </Text>
            <TextInput
              fontSize={1}
              id={`${id}-reason`}
              maxLength={MAX_LENGTH}
              onChange={(event) => setReason(event.currentTarget.value)}
              value={reason}
            />
            <Text muted size={1}>
              {t('Sent to the author as you write it.')}
            </Text>
          </Stack>
          <Flex gap={2} justify="flex-end">
            <Button fontSize={1} mode="bleed" onClick={onClose} text={t('Cancel')} type="button" />
            <Button disabled={!isComplete} fontSize={1} text={t('Hide')} tone="critical" type="submit" />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}
