import { useDraggable } from '@dnd-kit/core'
import { Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { ItemLink } from './ItemLink.tsx'
import { kindColours, kindNames } from './items.ts'
import type { Placed } from './layout.ts'
import { t } from './norwegian.ts'
import { timeText, whenText } from './texts.ts'

type Props = {
  /** The first day on which it is in this week. */
  readonly day: CalendarDay
  readonly placed: Placed
  readonly top: number
  readonly height: number
  readonly isRoomy: boolean
  /** By the tab key; those of other days are reached by going to the day. */
  readonly isReachable: boolean
  readonly mayMove: boolean
}

/** An item in a week: a link over the days that it covers, which can be dragged. */
export function CalendarItem({ day, placed, top, height, isRoomy, isReachable, mayMove }: Props) {
  const { item, columns, beginsBefore, endsAfter } = placed
  const { id, kind, title, when, state } = item
  const colour = kindColours[kind]
  // An item that covers several weeks is in each of them.
  const drag = useDraggable({ id: `${id} ${day}`, data: { id }, disabled: !mayMove })
  const shown = [timeText(when), title].filter(Boolean).join(' ')
  const about = [t(kindNames[kind]), state && t(state)].filter(Boolean).join(', ')
  const isTentative = state === 'Planned' || state === 'Draft' || state === 'Switched off'
  const dashed = `1px dashed ${colour}`
  const style: CSSProperties = {
    background: `${colour}2b`,
    borderLeft: beginsBefore ? undefined : `4px solid ${colour}`,
    borderRadius: `${beginsBefore ? 0 : 3}px ${endsAfter ? 0 : 3}px ${endsAfter ? 0 : 3}px ${beginsBefore ? 0 : 3}px`,
    boxSizing: 'border-box',
    color: 'inherit',
    cursor: mayMove ? 'grab' : 'pointer',
    height,
    left: beginsBefore ? 0 : 3,
    opacity: drag.isDragging ? 0.4 : 1,
    outlineOffset: -1,
    overflow: 'hidden',
    padding: '5px 6px',
    // What is dragged is not clicked.
    pointerEvents: drag.isDragging ? 'none' : 'auto',
    position: 'absolute',
    textDecoration: 'none',
    top,
    touchAction: 'manipulation',
    width: `calc(${columns * 100}% - ${(beginsBefore ? 0 : 3) + (endsAfter ? 0 : 3)}px)`,
    zIndex: 1,
    ...(isTentative && { borderBottom: dashed, borderRight: dashed, borderTop: dashed }),
  }
  return (
    <ItemLink
      aria-label={`${shown}, ${about}, ${whenText(when)}`}
      data-item={id}
      draggable={false}
      ref={drag.setNodeRef}
      style={style}
      tabIndex={isReachable ? 0 : -1}
      title={`${title}\n${about}, ${whenText(when)}`}
      to={item.target}
      {...drag.listeners}
    >
      <Text as="span" size={1} textOverflow="ellipsis" weight={isRoomy ? 'medium' : 'regular'}>
        {shown}
      </Text>{' '}
      {isRoomy && (
        <Text as="span" size={0} style={{ marginTop: 8 }} textOverflow="ellipsis">
          {about}
        </Text>
      )}
    </ItemLink>
  )
}
