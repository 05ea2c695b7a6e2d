import { ClockIcon } from '@sanity/icons/Clock'
import { Box, Button, Flex } from '@sanity/ui'
import { useRef, useState } from 'react'
import { type PreviewHeaderProps, usePresentationParams } from 'sanity/presentation'
import { readSimulation, simulatedAddress, simulationTextIn } from '#web/domain/simulation/simulation.ts'
import { t } from './norwegian.ts'
import { TimeMachineDialog } from './TimeMachineDialog.tsx'

/** The preview's header with the time machine, which reads from the page's address what the preview shows. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { preview, type, id } = usePresentationParams()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<{ readonly from: string; readonly text: string }>()
  // What was chosen counts until the page has reported its new address.
  const simulation = readSimulation(asked?.from === preview ? asked?.text : simulationTextIn(preview))
  // The frame itself, not the tool's message to its page: that is lost while a page starts, as after the last choice.
  const show = (address: string) => {
    const url = new URL(address, props.targetOrigin)
    props.iframeRef.current?.contentWindow?.location.replace(url.href)
  }
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Flex align="center" flex={1} gap={1}>
      <Box flex={1} style={{ minWidth: 0 }}>
        {props.renderDefault(props)}
      </Box>
      <Button
        aria-haspopup="dialog"
        aria-label={simulation ? t('Time machine: something is simulated') : t('Time machine')}
        disabled={!preview}
        fontSize={1}
        icon={ClockIcon}
        mode={simulation ? 'default' : 'bleed'}
        onClick={() => setOpen(true)}
        padding={2}
        ref={button}
        title={t('Time machine')}
        tone={simulation ? 'caution' : 'default'}
        {...(simulation && { text: t('Simulated') })}
      />
      {isOpen && preview && (
        <TimeMachineDialog
          documentId={type === 'product' ? id : undefined}
          onClose={close}
          onShow={(text) => {
            setAsked({ from: preview, text })
            show(simulatedAddress(preview, text))
            close()
          }}
          preview={preview}
          simulation={simulation ?? {}}
        />
      )}
    </Flex>
  )
}
