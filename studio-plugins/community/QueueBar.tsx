import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Button, Flex, Text } from '@sanity/ui'
import type { QuickAction } from './queue.ts'
import type { QueueControl } from './use-queue.ts'
import { BarButton, WorkBar } from './WorkBar.tsx'

type Props = {
  control: QueueControl
  onAct: (type: QuickAction) => void
  onHelp: () => void
}

/** The bar above the queue, with the actions for the selected contributions. */
export function QueueBar({ control, onAct, onHelp }: Props) {
  const { queue, clear, chooseAll } = control
  const count = queue.selected.length
  const listed = `${queue.items.length}${queue.next === null ? '' : '+'} listed`
  return (
    <WorkBar
      end={
        <Button aria-label="Keys" icon={HelpCircleIcon} mode="bleed" onClick={onHelp} padding={2} title="Keys (?)" />
      }
      tone={count > 0 ? 'primary' : 'default'}
      work={control}
    >
      {count > 0 ? (
        <Flex align="center" aria-label="The selected contributions" gap={2} role="group" wrap="wrap">
          <Text size={1} weight="medium">{`${count} selected`}</Text>
          <BarButton onClick={() => onAct('hide')} text="Hide" />
          <BarButton onClick={() => onAct('unhide')} text="Show again" />
          <BarButton onClick={() => onAct('dismissReports')} text="Dismiss reports" />
          <BarButton onClick={clear} text="Clear selection" />
        </Flex>
      ) : (
        <Flex align="center" gap={2} wrap="wrap">
          <Text muted size={1}>
            {listed}
          </Text>
          {queue.items.length > 0 && <BarButton onClick={() => void chooseAll()} text="Select all" />}
        </Flex>
      )}
    </WorkBar>
  )
}
