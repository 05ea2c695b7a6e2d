import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { type Simulation, writeSimulation } from '#web/domain/simulation/simulation.ts'
import { t } from './norwegian.ts'
import { Presets } from './Presets.tsx'
import { ShareLink } from './ShareLink.tsx'
import { SimulationFields } from './SimulationFields.tsx'

type Props = {
  /** The product whose page is previewed. */
  readonly documentId: string | undefined
  /** The address that is previewed. */
  readonly preview: string
  /** What the preview simulates now. */
  readonly simulation: Simulation
  readonly onClose: () => void
  /** Called with what to simulate; empty for nothing. */
  readonly onShow: (text: string) => void
}

/** Asks what the preview should show instead of the facts. */
export function TimeMachineDialog({ documentId, preview, simulation, onClose, onShow }: Props) {
  const [chosen, setChosen] = useState(simulation)
  const text = writeSimulation(chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShow(text)
  }
  return (
    <Dialog header={t('Time machine')} id="time-machine" onClickOutside={onClose} onClose={onClose} width={1}>
      <Box as="form" onSubmit={submit} padding={4}>
        <Stack gap={5}>
          <Text muted size={1}>
            {t(
              'Shows the site as it is at another moment or in another state. Nothing is changed, and visitors see none of it. Drafts or a release are chosen at the top of the Studio.',
            )}
          </Text>
          {documentId && <Presets chosen={text} documentId={documentId} onChoose={setChosen} />}
          <SimulationFields onChange={setChosen} simulation={chosen} />
          <ShareLink preview={preview} text={text} />
          <Flex gap={2} justify="flex-end" wrap="wrap">
            <Button
              disabled={writeSimulation(simulation) === ''}
              fontSize={1}
              mode="ghost"
              onClick={() => onShow('')}
              text={t('End the simulation')}
              type="button"
            />
            <Button fontSize={1} text={t('Show')} tone="primary" type="submit" />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}
