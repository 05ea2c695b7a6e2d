import { Box, Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'

const MAX_LENGTH = 500
const usualReasons = ['Advertising', 'Abusive', 'Personal data', 'Off topic']

type Props = { count: number; onClose: () => void; onHide: (reason: string) => void }

/** Asks why something is hidden, for the audit trail. */
export function ReasonDialog({ count, onClose, onHide }: Props) {
  const [reason, setReason] = useState('')
  const listId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onHide(reason.trim())
  }
  return (
    <Dialog
      header={count === 1 ? 'Hide with a reason' : `Hide ${count} with a reason`}
      id="community-reason"
      onClose={onClose}
      width={0}
    >
      <Box as="form" onSubmit={submit} padding={4}>
        <Stack gap={3}>
          <Text muted size={1}>
            Only colleagues see the reason, in the audit trail.
          </Text>
          <TextInput
            aria-label="Reason"
            autoFocus
            fontSize={1}
            list={listId}
            maxLength={MAX_LENGTH}
            onChange={(event) => setReason(event.currentTarget.value)}
            value={reason}
          />
          <datalist id={listId}>
            {usualReasons.map((usual) => (
              <option key={usual} value={usual} />
            ))}
          </datalist>
          <Flex gap={2} justify="flex-end">
            <Button fontSize={1} mode="bleed" onClick={onClose} text="Cancel" type="button" />
            <Button disabled={reason.trim() === ''} fontSize={1} text="Hide" tone="critical" type="submit" />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}
