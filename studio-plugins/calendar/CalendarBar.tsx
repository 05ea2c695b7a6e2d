import { ChevronLeftIcon } from '@sanity/icons/ChevronLeft'
import { ChevronRightIcon } from '@sanity/icons/ChevronRight'
import { UndoIcon } from '@sanity/icons/Undo'
import { Button, Flex, Heading, Stack } from '@sanity/ui'
import { ToggleGroup } from '../ui/ToggleGroup.tsx'
import { type View, views } from './days.ts'
import { type Kind, kindColours, kindFilters } from './items.ts'
import { type OwnText, t } from './norwegian.ts'

const viewTexts = { month: 'Month', week: 'Week' } as const satisfies Record<View, OwnText>
const steps = {
  month: ['Previous month', 'Next month'],
  week: ['Previous week', 'Next week'],
} as const satisfies Record<View, readonly [OwnText, OwnText]>

type Props = {
  readonly view: View
  readonly title: string
  readonly kinds: readonly Kind[]
  readonly hidden: ReadonlySet<Kind>
  /** The title of what was moved last. */
  readonly undoable: string | undefined
  readonly onView: (view: View) => void
  readonly onStep: (step: 1 | -1) => void
  readonly onToday: () => void
  readonly onToggle: (kind: Kind) => void
  readonly onUndo: () => void
}

/** What the calendar shows: its period, its view, and the kinds of items with their colours. */
export function CalendarBar({ view, title, kinds, hidden, undoable, ...on }: Props) {
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3} wrap="wrap">
        <Flex align="center" gap={1}>
          <Button
            aria-label={t(steps[view][0])}
            fontSize={1}
            icon={ChevronLeftIcon}
            mode="ghost"
            onClick={() => on.onStep(-1)}
            padding={2}
          />
          <Button fontSize={1} mode="ghost" onClick={on.onToday} padding={2} text={t('Today')} />
          <Button
            aria-label={t(steps[view][1])}
            fontSize={1}
            icon={ChevronRightIcon}
            mode="ghost"
            onClick={() => on.onStep(1)}
            padding={2}
          />
        </Flex>
        <Heading as="h2" aria-live="polite" size={1} style={{ flex: 1, minWidth: '14em' }}>
          {title}
        </Heading>
        {undoable !== undefined && (
          <Button
            fontSize={1}
            icon={UndoIcon}
            mode="ghost"
            onClick={on.onUndo}
            padding={2}
            text={t('Undo: {title}', { title: undoable })}
          />
        )}
        <ToggleGroup
          label={t('View')}
          onChange={on.onView}
          options={views.map((one) => [one, t(viewTexts[one])])}
          value={view}
        />
      </Flex>
      <Flex aria-label={t('Show')} gap={1} role="group" wrap="wrap">
        {kinds.map((kind) => (
          <Button
            aria-pressed={!hidden.has(kind)}
            fontSize={1}
            icon={<Swatch colour={kindColours[kind]} isFilled={!hidden.has(kind)} />}
            key={kind}
            mode="bleed"
            onClick={() => on.onToggle(kind)}
            padding={2}
            text={t(kindFilters[kind])}
          />
        ))}
      </Flex>
    </Stack>
  )
}

function Swatch({ colour, isFilled }: { readonly colour: string; readonly isFilled: boolean }) {
  return (
    <svg aria-hidden="true" height="1em" viewBox="0 0 16 16" width="1em">
      <rect
        fill={isFilled ? colour : 'none'}
        height="12"
        rx="3"
        stroke={colour}
        strokeWidth="2"
        width="12"
        x="2"
        y="2"
      />
    </svg>
  )
}
