import {
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragMoveEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { z } from 'zod'
import type { Keys } from './menu.ts'
import { accepts, type Side, sideOf } from './steps.ts'

const dragData = z.object({ keys: z.tuple([z.string()], z.string()) })

const keysIn = (data: unknown): Keys | undefined => dragData.safeParse(data).data?.keys

/** Among the rows that accept the dragged node: the one under the pointer, or the nearest. */
const collisions: CollisionDetection = (args) => {
  const dragged = keysIn(args.active.data.current)
  const droppableContainers = args.droppableContainers.filter(({ data }) => {
    const over = keysIn(data.current)
    return dragged && over && accepts(dragged, over)
  })
  const under = pointerWithin({ ...args, droppableContainers })
  return under.length > 0 ? under : closestCenter({ ...args, droppableContainers })
}

type Place = { readonly dragged: Keys; readonly over: Keys; readonly side: Side }

function placeOf({ active, over, activatorEvent, delta }: DragMoveEvent | DragEndEvent): Place | undefined {
  const dragged = keysIn(active.data.current)
  const target = keysIn(over?.data.current)
  if (!dragged || !target || !over || !(activatorEvent instanceof PointerEvent)) return undefined
  const pointer = activatorEvent.clientY + delta.y
  return { dragged, over: target, side: sideOf(dragged, target, pointer < over.rect.top + over.rect.height / 2) }
}

/** Dragging rows with the pointer; the keyboard has buttons and shortcuts. */
export function useDrag(onDrop: (dragged: Keys, over: Keys, side: Side) => void) {
  const [place, setPlace] = useState<Place>()
  // A click on the handle does not start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  return {
    place,
    context: {
      collisionDetection: collisions,
      sensors,
      onDragMove: (event: DragMoveEvent) => setPlace(placeOf(event)),
      onDragCancel: () => setPlace(undefined),
      onDragEnd(event: DragEndEvent) {
        const last = placeOf(event)
        setPlace(undefined)
        if (last) onDrop(last.dragged, last.over, last.side)
      },
    },
  }
}
