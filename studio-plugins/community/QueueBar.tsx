import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { Button, Flex, Text } from '@sanity/ui'
import { t } from './norwegian.ts'
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
  const listed = t('{count} listed', { count: `${queue.items.length}${queue.next === null ? '' : '+'}` })
  return (
    <WorkBar
      end={
        <Button
          aria-label={t('Keys')}
          icon={HelpCircleIcon}
          mode="bleed"
          onClick={onHelp}
          padding={2}
          title={t('Keys (?)')}
        />
      }
      tone={count > 0 ? 'primary' : 'default'}
      work={control}
    >
      {count > 0 ? (
        <Flex align="center" aria-label={t('The selected contributions')} gap={2} role="group" wrap="wrap">
          <Text size={1} weight="medium">
            {t('{count} selected', { count })}
          </Text>
          <BarButton onClick={() => onAct('hide')} text={t('Hide')} />
          <BarButton onClick={() => onAct('unhide')} text={t('Show again')} />
          <BarButton onClick={() => onAct('dismissReports')} text={t('Dismiss reports')} />
          <BarButton onClick={clear} text={t('Clear selection')} />
        </Flex>
      ) : (
        <Flex align="center" gap={2} wrap="wrap">
          <Text muted size={1}>
            {listed}
          </Text>
          {queue.items.length > 0 && <BarButton onClick={() => void chooseAll()} text={t('Select all')} />}
        </Flex>
      )}
    </WorkBar>
  )
}
