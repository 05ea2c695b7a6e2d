import { useDroppable } from '@dnd-kit/core'
import { Button } from '@sanity/ui'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { CalendarItem } from './CalendarItem.tsx'
import type { Item } from './items.ts'
import { hiddenIn, type Placed } from './layout.ts'
import { t } from './norwegian.ts'
import { dayText } from './texts.ts'

/** Pixels. */
const HEAD = 34

type Props = {
  readonly day: CalendarDay
  readonly column: number
  /** The items of the week. */
  readonly placed: readonly Placed[]
  /** Lines of items that are shown, and the height of one in pixels. */
  readonly lines: number
  readonly lineHeight: number
  readonly isRoomy: boolean
  readonly isToday: boolean
  /** A day of another month. */
  readonly isOutside: boolean
  /** The day that has the focus when the grid gets it. */
  readonly isActive: boolean
  readonly mayMove: (item: Item) => boolean
  readonly onFocus: () => void
  readonly onOpen: () => void
}

/** A day: its number, the items that begin on it or go on from the week before, and how many have no room. */
export function DayCell({ day, column, placed, lines, lineHeight, isRoomy, ...props }: Props) {
  const { isToday, isOutside, isActive, mayMove, onFocus, onOpen } = props
  const { isOver, setNodeRef } = useDroppable({ id: day })
  const hidden = hiddenIn(placed, column, lines)
  const name = dayText(day)
  const tabIndex = isActive ? 0 : -1
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      data-over={isOver ? '' : undefined}
      onFocus={onFocus}
      ref={setNodeRef}
      style={{
        background: isOver ? 'var(--card-code-bg-color)' : isOutside ? 'var(--card-muted-bg-color)' : undefined,
        border: '1px solid var(--card-border-color)',
        boxShadow: isOver ? 'inset 0 0 0 2px var(--card-focus-ring-color)' : undefined,
        height: HEAD + lines * lineHeight + (isRoomy ? 12 : 28),
        outlineOffset: -2,
        padding: 0,
        position: 'relative',
        verticalAlign: 'top',
      }}
      tabIndex={tabIndex}
    >
      <Button
        aria-label={t('Show {day}', { day: name })}
        fontSize={1}
        mode={isToday ? 'default' : 'bleed'}
        onClick={onOpen}
        padding={2}
        style={{ margin: 3, minWidth: 28 }}
        tabIndex={-1}
        text={String(Number(day.slice(8)))}
        tone={isToday ? 'primary' : 'default'}
      />
      {placed
        .filter((one) => one.column === column && one.line < lines)
        .map((one) => (
          <CalendarItem
            day={day}
            height={lineHeight - 3}
            isReachable={isActive}
            isRoomy={isRoomy}
            key={one.item.id}
            mayMove={mayMove(one.item)}
            placed={one}
            top={HEAD + one.line * lineHeight}
          />
        ))}
      {hidden > 0 && (
        <Button
          aria-label={t('{count} more on {day}', { count: hidden, day: name })}
          fontSize={0}
          mode="bleed"
          onClick={onOpen}
          padding={2}
          style={{ bottom: 1, left: 2, position: 'absolute' }}
          tabIndex={tabIndex}
          text={t('+{count} more', { count: hidden })}
        />
      )}
    </td>
  )
}
