import {
  type DragEndEvent,
  type DragStartEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef, useState } from 'react'
import { type CalendarDay, daysBetween, readCalendarDay } from '#web/domain/oslo-calendar.ts'
import type { Item } from './items.ts'

const silent = () => undefined
/** The keyboard has the move dialog, and what was moved is said by a message. */
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}

/** The day under the pointer, also where an item of another day is over it. */
function dayAt(event: Event): CalendarDay | undefined {
  if (!(event instanceof MouseEvent)) return undefined
  const elements = document.elementsFromPoint(event.clientX, event.clientY)
  return readCalendarDay(elements.find((element) => element.matches('[data-day]'))?.getAttribute('data-day'))
}

/** Dragging items from day to day. A long item may be taken at any of its days. */
export function useDrag(items: readonly Item[], onDrop: (item: Item, days: number) => void) {
  const [dragged, setDragged] = useState<Item>()
  const takenAt = useRef<CalendarDay>(undefined)
  // A click opens the item.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const end = () => {
    takenAt.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    context: {
      accessibility,
      collisionDetection: pointerWithin,
      sensors,
      onDragStart({ active, activatorEvent }: DragStartEvent) {
        takenAt.current = dayAt(activatorEvent)
        setDragged(items.find(({ id }) => id === active.data.current?.id))
      },
      onDragCancel: end,
      onDragEnd({ over }: DragEndEvent) {
        const from = takenAt.current
        const to = readCalendarDay(over && String(over.id))
        const item = dragged
        end()
        const days = from && to ? daysBetween(from, to) : 0
        if (item && days !== 0) onDrop(item, days)
      },
    },
  }
}
