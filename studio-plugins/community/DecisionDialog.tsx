import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useState } from 'react'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { decideCampaign } from '#web/services/backend/contracts/decide-campaign.ts'
import type { previewCampaignMail } from '#web/services/backend/contracts/preview-campaign-mail.ts'
import type { Backend } from '../backend/use-backend.ts'
import { Problem } from '../ui/Problem.tsx'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import type { CampaignProduct, Decision } from './campaign-state.ts'
import { t } from './norwegian.ts'
import { Failed, Loading } from './States.tsx'
import { failureText } from './texts.ts'
import { useCall } from './use-call.ts'
import { useSending } from './use-sending.ts'

type Props = {
  backend: Backend
  product: CampaignProduct
  decision: Decision
  onClose: () => void
  onDecided: () => void
}

const people = (count: number) => (count === 1 ? t('1 person') : t('{count} people', { count }))
const languageNames = [
  ['nb', 'In Norwegian'],
  ['en', 'In English'],
] as const satisfies readonly (readonly [Language, string])[]

/** Shows the mail that goes out, to how many, before a decision that cannot be undone. */
export function DecisionDialog({ backend, product: { centraId, name }, decision, onClose, onDecided }: Props) {
  const [lang, setLang] = useState<Language>('nb')
  const { isSending, failure, send } = useSending()
  const { state, reload } = useCall(
    useCallback(
      (signal: AbortSignal) =>
        callBackend<typeof previewCampaignMail>('GET /api/v1/staff/campaigns/{centraId}/mail', {
          ...backend,
          params: { centraId },
          query: { decision, lang },
          signal,
        }),
      [backend, centraId, decision, lang],
    ),
  )
  const preview = state.status === 'loaded' ? state.value : undefined
  const isStart = decision === 'production'
  const decide = async () => {
    // Repeating it changes nothing, so a lost response does no harm.
    const isDecided = await send(() =>
      callBackend<typeof decideCampaign>('PUT /api/v1/staff/campaigns/{centraId}/decision', {
        ...backend,
        params: { centraId },
        body: { decision },
      }),
    )
    if (!isDecided) return
    onDecided()
    onClose()
  }
  return (
    <Dialog
      footer={
        <Flex gap={2} justify="flex-end" padding={3} wrap="wrap">
          <Button disabled={isSending} fontSize={1} mode="bleed" onClick={onClose} text={t('Cancel')} />
          <Button
            disabled={!preview || isSending}
            fontSize={1}
            onClick={() => void decide()}
            text={
              preview
                ? t(isStart ? 'Start production and mail {people}' : 'Close and mail {people}', {
                    people: people(preview.recipients),
                  })
                : t('Loading …')
            }
            tone={isStart ? 'default' : 'critical'}
          />
        </Flex>
      }
      header={isStart ? t('Start production of {name}', { name }) : t('Close the campaign of {name}', { name })}
      id="campaign-decision"
      onClose={isSending ? undefined : onClose}
      width={1}
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {isStart
              ? t(
                  'No more reservations are taken. Everybody who reserved gets a mail with a personal link to buy. This cannot be undone.',
                )
              : t(
                  'Everybody who reserved gets a mail that nothing is produced and nothing is charged. This cannot be undone.',
                )}
          </Text>
          <ToggleGroup
            label={t('Language of the mail')}
            onChange={setLang}
            options={languageNames.map(([language, title]) => [language, t(title)] as const)}
            value={lang}
          />
          {state.status === 'loading' && <Loading what={t('the mail')} />}
          {state.status === 'failed' && <Failed failure={state.failure} onRetry={reload} />}
          {preview && (
            <Card aria-label={t('The mail')} as="section" border lang={lang} padding={3} radius={2}>
              <Stack gap={3}>
                <Text size={1} weight="medium">
                  {preview.subject}
                </Text>
                <Text size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                  {preview.text}
                </Text>
              </Stack>
            </Card>
          )}
          {failure && <Problem text={failureText(failure)} />}
        </Stack>
      </Box>
    </Dialog>
  )
}
