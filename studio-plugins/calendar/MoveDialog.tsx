import { Box, Button, Dialog, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import type { Item } from './items.ts'
import { fieldsOf, type MoveFields, whenOf } from './move-fields.ts'
import { afterMove } from './move-rules.ts'
import { type OwnText, t } from './norwegian.ts'
import { whenText } from './texts.ts'
import type { When } from './when.ts'

type Props = {
  readonly item: Item
  readonly whyNot: (item: Item, to: When) => OwnText | undefined
  readonly onMove: (item: Item, to: When) => void
  readonly onClose: () => void
}

/** Asks for another time of an item, in Oslo's time. */
export function MoveDialog({ item, whyNot, onMove, onClose }: Props) {
  const { when, title } = item
  const [fields, setFields] = useState(() => fieldsOf(when))
  const [problem, setProblem] = useState<OwnText>()
  const problemId = useId()
  const set = (change: Partial<MoveFields>) => {
    setProblem(undefined)
    setFields({ ...fields, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = whenOf(when, fields)
    const reason = to ? whyNot(item, to) : 'Enter a day and a time.'
    setProblem(reason)
    if (to && !reason) onMove(item, to)
  }
  const field = (key: keyof MoveFields, label: OwnText, type: 'date' | 'time') => (
    <Field
      describedBy={problem && problemId}
      label={label}
      onChange={(value) => set({ [key]: value })}
      type={type}
      value={fields[key]}
    />
  )
  const isSpan = when.type === 'span'
  return (
    <Dialog
      header={t('Move “{title}”', { title })}
      id="calendar-move"
      onClickOutside={onClose}
      onClose={onClose}
      width={0}
    >
      <Box as="form" noValidate onSubmit={submit} padding={4}>
        <Stack gap={4}>
          <Text muted size={1}>
            {whenText(when)}
          </Text>
          <Grid gap={3} gridTemplateColumns={when.type === 'day' ? 1 : 2}>
            {field('day', isSpan ? 'First day' : 'Day', 'date')}
            {when.type !== 'day' && field('time', isSpan ? 'From (time)' : 'Time', 'time')}
            {isSpan && field('lastDay', 'Last day', 'date')}
            {isSpan && field('untilTime', 'Until (time)', 'time')}
          </Grid>
          {isSpan && (
            <Text muted size={1}>
              {t('Leave both fields of a line empty for a window that is open on that side.')}
            </Text>
          )}
          <Text muted size={1}>
            {t(afterMove(item))}
          </Text>
          <Text id={problemId} role="alert" size={1} weight="medium">
            {problem ? t(problem) : ''}
          </Text>
          <Flex gap={2} justify="flex-end">
            <Button fontSize={1} mode="ghost" onClick={onClose} text={t('Cancel')} type="button" />
            <Button fontSize={1} text={t('Move')} type="submit" />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}

type FieldProps = {
  readonly label: OwnText
  readonly type: 'date' | 'time'
  readonly value: string
  readonly describedBy: string | undefined
  readonly onChange: (value: string) => void
}

function Field({ label, type, value, describedBy, onChange }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {t(label)}
      </Text>
      <TextInput
        aria-describedby={describedBy}
        aria-invalid={describedBy !== undefined}
        fontSize={1}
        id={id}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        type={type}
        value={value}
      />
    </Stack>
  )
}
