import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { sendPurchaseLink } from '#web/services/backend/contracts/send-purchase-link.ts'
import type { Backend } from '../backend/use-backend.ts'
import { Problem } from '../ui/Problem.tsx'
import { t } from './norwegian.ts'
import { dayText } from './reservation-texts.ts'
import { failureText } from './texts.ts'
import { useSending } from './use-sending.ts'

type Props = {
  backend: Backend
  centraId: string
  reservation: StaffReservation
  onClose: () => void
  onSent: () => void
  /** Also without a response: the mail may be on its way. */
  onRefused: () => void
}

/** Asks before a reserver is mailed the link to buy again. */
export function SendLinkDialog({ backend, centraId, reservation, onClose, onSent, onRefused }: Props) {
  const { id, email, payBy } = reservation
  const { isSending, failure, send } = useSending()
  const sendLink = async () => {
    // A repeated call is refused for ten minutes, so a lost response mails nobody twice.
    const isSent = await send(() =>
      callBackend<typeof sendPurchaseLink>('POST /api/v1/staff/campaigns/{centraId}/reservations/{id}/mail', {
        ...backend,
        params: { centraId, id },
      }),
    )
    if (!isSent) return onRefused()
    onSent()
    onClose()
  }
  return (
    <Dialog
      // The button that sends has the focus instead of the one that closes the dialog.
      __unstable_autoFocus={false}
      footer={
        <Flex gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Button disabled={isSending} fontSize={1} mode="bleed" onClick={onClose} text={t('Cancel')} />
          <Button
            autoFocus
            disabled={isSending}
            fontSize={1}
            onClick={() => void sendLink()}
            text={t('Send the link')}
          />
        </Flex>
      }
      header={t('Send the link again')}
      id="send-purchase-link"
      onClose={isSending ? undefined : onClose}
      width={0}
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {t(
              '{email} gets the mail about production again, with a new link. The link in earlier mails stops working.',
              { email },
            )}
          </Text>
          {payBy && <Text size={1}>{t('It still has to be paid by {day}.', { day: dayText(payBy) })}</Text>}
          {failure && <Problem text={failureText(failure)} />}
        </Stack>
      </Box>
    </Dialog>
  )
}
