import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Card, Flex, Text } from '@sanity/ui'
import type { QuickAction } from './queue.ts'
import type { QueueControl } from './use-queue.ts'

type Props = {
  control: QueueControl
  mayAct: boolean
  onAct: (type: QuickAction) => void
  onHelp: () => void
  onHideWithReason: () => void
}

/** Stays in view: what happened last, its undo, and the actions for the selected contributions. */
export function QueueBar({ control, mayAct, onAct, onHelp, onHideWithReason }: Props) {
  const { queue, message, problem, progress, undoText, undo, clear, chooseAll } = control
  const count = queue.chosen.length
  const listed = `${queue.items.length}${queue.next === null ? '' : '+'} listed`
  return (
    <Card
      border
      padding={2}
      radius={2}
      style={{ position: 'sticky', top: 0, zIndex: 2 }}
      tone={count > 0 ? 'primary' : 'default'}
    >
      <Flex align="center" gap={2} wrap="wrap">
        {count > 0 ? (
          <Flex align="center" aria-label="The selected contributions" gap={2} role="group" wrap="wrap">
            <Text size={1} weight="medium">{`${count} selected`}</Text>
            {mayAct && (
              <>
                <BarButton onClick={() => onAct('hide')} text="Hide" />
                <BarButton onClick={onHideWithReason} text="Hide with a reason" />
                <BarButton onClick={() => onAct('unhide')} text="Show again" />
                <BarButton onClick={() => onAct('dismissReports')} text="Dismiss reports" />
              </>
            )}
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
        <div role="status" style={{ flex: 1, minWidth: '8em' }}>
          <Text size={1}>{progress ? `${message}: ${progress.done} of ${progress.total}` : message}</Text>
        </div>
        {mayAct && (
          <Button
            aria-label={undoText ? `Undo: ${undoText}` : 'Undo'}
            disabled={!undoText}
            fontSize={1}
            icon={UndoIcon}
            mode="ghost"
            onClick={() => void undo()}
            padding={2}
            text="Undo"
          />
        )}
        <Button aria-label="Keys" icon={HelpCircleIcon} mode="bleed" onClick={onHelp} padding={2} title="Keys (?)" />
      </Flex>
      {progress && (
        <progress
          aria-label="Progress"
          max={progress.total}
          style={{ display: 'block', marginTop: 8, width: '100%' }}
          value={progress.done}
        />
      )}
      {problem && (
        <Card marginTop={2} padding={2} radius={2} role="alert" tone="critical">
          <Flex align="center" gap={2} justify="space-between" wrap="wrap">
            <Text size={1}>{problem.text}</Text>
            <Flex gap={2}>
              {problem.retry && <BarButton onClick={problem.retry} text="Try again" />}
              <BarButton onClick={control.closeProblem} text="Close" />
            </Flex>
          </Flex>
        </Card>
      )}
    </Card>
  )
}

function BarButton({ text, onClick }: { text: string; onClick: () => void }) {
  return <Button fontSize={1} mode="ghost" onClick={onClick} padding={2} text={text} />
}
