import { Text } from '@sanity/ui'
import { type KeyboardEvent, useMemo } from 'react'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { DayCell } from './DayCell.tsx'
import { type View, weekNumberOf, weeksOf } from './days.ts'
import type { Item } from './items.ts'
import { placedIn } from './layout.ts'
import { t } from './norwegian.ts'
import { weekdayTexts } from './texts.ts'

/** Lines of items in each day of a month. */
const MONTH_LINES = 3
const MIN_WEEK_LINES = 7
/** Pixels. */
const lineHeights = { month: 27, week: 50 } as const satisfies Record<View, number>

type Props = {
  readonly view: View
  /** The day around which the view is. */
  readonly anchor: CalendarDay
  readonly active: CalendarDay
  readonly today: CalendarDay
  readonly items: readonly Item[]
  readonly title: string
  readonly mayMove: (item: Item) => boolean
  readonly onFocus: (day: CalendarDay) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onOpen: (day: CalendarDay) => void
}

/** The days of a month or a week with their items: one of the days has the focus, the arrow keys move it. */
export function CalendarGrid({ view, anchor, active, today, items, title, mayMove, ...props }: Props) {
  const { onFocus, onKeyDown, onOpen } = props
  const weeks = useMemo(
    () => weeksOf(view, anchor).map((days) => ({ days, placed: placedIn(days, items) })),
    [view, anchor, items],
  )
  const isWeek = view === 'week'
  return (
    <table
      aria-label={title}
      onKeyDown={onKeyDown}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar whose days have the focus
      role="grid"
      style={{ borderCollapse: 'collapse', minWidth: 560, tableLayout: 'fixed', width: '100%' }}
    >
      <thead>
        <tr>
          <th scope="col" style={{ width: 34 }}>
            <Text muted size={0}>
              <abbr title={t('Week')} style={{ textDecoration: 'none' }}>
                {t('Week').slice(0, 1)}
              </abbr>
            </Text>
          </th>
          {weekdayTexts(weeks[0]?.days ?? []).map(([short, long]) => (
            <th abbr={long} key={long} scope="col" style={{ padding: 8, textAlign: 'left' }}>
              <Text muted size={1}>
                {short}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ days, placed }) => (
          <tr key={days[0]}>
            <th scope="row" style={{ paddingTop: 12, verticalAlign: 'top' }}>
              <Text muted size={0}>
                {weekNumberOf(days[0] ?? anchor)}
              </Text>
            </th>
            {days.map((day, column) => (
              <DayCell
                column={column}
                day={day}
                isActive={day === active}
                isOutside={!isWeek && day.slice(0, 7) !== anchor.slice(0, 7)}
                isRoomy={isWeek}
                isToday={day === today}
                key={day}
                lineHeight={lineHeights[view]}
                lines={isWeek ? Math.max(MIN_WEEK_LINES, ...placed.map(({ line }) => line + 1)) : MONTH_LINES}
                mayMove={mayMove}
                onFocus={() => onFocus(day)}
                onOpen={() => onOpen(day)}
                placed={placed}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
