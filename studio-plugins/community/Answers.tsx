import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Answer, Contribution } from '#web/domain/staff/contribution.ts'
import { deletedAnswer, editedAnswer, newAnswer, targetKindOf } from './changes.ts'
import { t } from './norwegian.ts'
import { threadIdOf } from './queue.ts'
import type { QueueControl } from './use-queue.ts'

const MAX_LENGTH = 5000
const MIN_LENGTH = 2

type Props = { contribution: Contribution; perform: QueueControl['perform'] }

/** The shop's answers in the thread of a contribution; staff edit and delete them here. */
export function Answers({ contribution, perform, tabIndex }: Props & { tabIndex: number }) {
  const [editedId, setEditedId] = useState<string>()
  const threadId = threadIdOf(contribution)
  const targetKind = targetKindOf(contribution.kind)
  const remove = (answer: Answer) =>
    perform({
      ...deletedAnswer(threadId, answer),
      text: t('Answer deleted'),
      actions: [{ id: crypto.randomUUID(), type: 'deleteAnswer', targetKind, targetId: answer.id }],
    })
  const save = (answer: Answer, text: string) =>
    perform({
      ...editedAnswer(threadId, answer.id, answer.text, text),
      text: t('Answer changed'),
      actions: [{ id: crypto.randomUUID(), type: 'editAnswer', targetKind, targetId: answer.id, text }],
    })
  if (contribution.answers.length === 0) return null
  return (
    <Stack aria-label={t('Answers of the shop')} as="ul" gap={2}>
      {contribution.answers.map((answer) => (
        <Card as="li" key={answer.id} padding={2} radius={2} tone="positive">
          {editedId === answer.id ? (
            <TextForm
              label={t('Answer')}
              onCancel={() => setEditedId(undefined)}
              onSubmit={async (text) => {
                const isDone = text === answer.text || (await save(answer, text))
                if (isDone) setEditedId(undefined)
                return isDone
              }}
              submit={t('Save')}
              text={answer.text}
            />
          ) : (
            <Stack gap={2}>
              <Text size={1} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                <strong>{t('The shop: ')}</strong>
                {answer.text}
              </Text>
              <Flex gap={1}>
                <Button
                  fontSize={1}
                  mode="bleed"
                  onClick={() => setEditedId(answer.id)}
                  padding={2}
                  tabIndex={tabIndex}
                  text={t('Edit answer')}
                />
                <Button
                  fontSize={1}
                  mode="bleed"
                  onClick={() => void remove(answer)}
                  padding={2}
                  tabIndex={tabIndex}
                  text={t('Delete answer')}
                  tone="critical"
                />
              </Flex>
            </Stack>
          )}
        </Card>
      ))}
    </Stack>
  )
}

/** Writes an answer in the shop's name. What was typed stays while it cannot be saved. */
export function AnswerForm({ contribution, perform, onClose }: Props & { onClose: () => void }) {
  // One id for all attempts, so that a lost response does not lead to two answers.
  const [answerId] = useState(() => crypto.randomUUID())
  const [actionId] = useState(() => crypto.randomUUID())
  const submit = async (text: string) => {
    const isReview = contribution.kind === 'review'
    const answer: Answer = {
      id: isReview ? contribution.id : answerId,
      text,
      createdAt: new Date().toISOString(),
      isEdited: false,
    }
    const isDone = await perform({
      ...newAnswer(threadIdOf(contribution), answer),
      text: t('Answered as the shop'),
      actions: [
        {
          id: actionId,
          type: 'answer',
          targetId: contribution.id,
          answerId,
          text,
          targetKind: targetKindOf(contribution.kind),
        },
      ],
    })
    if (isDone) onClose()
    return isDone
  }
  return (
    <TextForm
      label={t('Answer as the shop')}
      onCancel={onClose}
      onSubmit={submit}
      submit={t('Answer as the shop')}
      text=""
    />
  )
}

type TextFormProps = {
  label: string
  submit: string
  text: string
  /** Closes the form and resolves to true once the text is saved. */
  onSubmit: (text: string) => Promise<boolean>
  onCancel: () => void
}

function TextForm({ label, submit, text: initial, onSubmit, onCancel }: TextFormProps) {
  const [text, setText] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isValid = text.trim().length >= MIN_LENGTH
  const save = async () => {
    if (!isValid || isSaving) return
    setSaving(true)
    const card = cardOf(form.current)
    const isDone = await onSubmit(text.trim()).finally(() => setSaving(false))
    // The form closes, which would lose the focus.
    if (isDone) card?.focus()
  }
  const cancel = () => {
    cardOf(form.current)?.focus()
    onCancel()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    else if (event.key === 'Escape') {
      event.stopPropagation()
      cancel()
    }
  }
  return (
    <Stack gap={2} ref={form}>
      <TextArea
        aria-label={label}
        autoFocus
        fontSize={1}
        maxLength={MAX_LENGTH}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={t('Readers see it as a reply of the shop')}
        rows={4}
        value={text}
      />
      <Flex align="center" gap={2} wrap="wrap">
        <Button
          disabled={!isValid || isSaving}
          fontSize={1}
          onClick={() => void save()}
          padding={2}
          text={isSaving ? t('Saving …') : submit}
          tone="primary"
        />
        <Button fontSize={1} mode="bleed" onClick={cancel} padding={2} text={t('Cancel')} />
        <Text muted size={0}>
          {t('Ctrl or Cmd + Enter saves, Esc cancels')}
        </Text>
      </Flex>
    </Stack>
  )
}

/** The contribution that a form belongs to: the keys work there. */
function cardOf(form: HTMLElement | null): HTMLElement | null | undefined {
  return form?.closest<HTMLElement>('[role=article]')
}
