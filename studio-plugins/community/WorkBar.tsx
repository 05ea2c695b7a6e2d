import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Card, Flex, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { t } from './norwegian.ts'
import type { Work } from './use-work.ts'

type Props = {
  work: Work
  /** Whether the editor's role may act: in tabs that others may read, too. */
  mayAct?: boolean
  tone?: 'default' | 'primary'
  /** Shown before the message. */
  children?: ReactNode
  /** Shown after the undo button. */
  end?: ReactNode
}

/** Stays in view: what happened last, its undo, how far a long action is, and what failed. */
export function WorkBar({ work, mayAct = true, tone = 'default', children, end }: Props) {
  const { message, problem, progress, undoText, undo } = work
  return (
    <Card border padding={2} radius={2} style={{ position: 'sticky', top: 0, zIndex: 2 }} tone={tone}>
      <Flex align="center" gap={2} wrap="wrap">
        {children}
        <div role="status" style={{ flex: 1, minWidth: '8em' }}>
          <Text size={1}>
            {progress
              ? t('{message}: {done} of {total}', { message, done: progress.done, total: progress.total })
              : message}
          </Text>
        </div>
        {mayAct && (
          <Button
            aria-label={undoText ? t('Undo: {action}', { action: undoText }) : t('Undo')}
            disabled={!undoText}
            fontSize={1}
            icon={UndoIcon}
            mode="ghost"
            onClick={() => void undo()}
            padding={2}
            text={t('Undo')}
          />
        )}
        {end}
      </Flex>
      {progress && (
        <progress
          aria-label={t('Progress')}
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
              {problem.retry && <BarButton onClick={problem.retry} text={t('Try again')} />}
              <BarButton onClick={work.closeProblem} text={t('Close')} />
            </Flex>
          </Flex>
        </Card>
      )}
    </Card>
  )
}

export function BarButton({ text, onClick }: { text: string; onClick: () => void }) {
  return <Button fontSize={1} mode="ghost" onClick={onClick} padding={2} text={text} />
}
