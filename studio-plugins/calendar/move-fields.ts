import { instantInOslo, osloTimeOf } from '#web/domain/oslo-time.ts'
import type { When } from './when.ts'

/** The fields of the move dialog, as they are typed. */
export type MoveFields = {
  readonly day: string
  readonly time: string
  /** The end of a span. */
  readonly lastDay: string
  readonly untilTime: string
}

const empty: MoveFields = { day: '', time: '', lastDay: '', untilTime: '' }

/** What the fields show of a time: days and times in Oslo. */
export function fieldsOf(when: When): MoveFields {
  if (when.type === 'day') return { ...empty, day: when.day }
  const [from, to] = when.type === 'moment' ? [when.at] : [when.from, when.to]
  const start = from ? osloTimeOf(new Date(from)) : undefined
  const end = to ? osloTimeOf(new Date(to)) : undefined
  return {
    day: start?.day ?? '',
    time: start?.time ?? '',
    lastDay: end?.day ?? '',
    untilTime: end?.time ?? '',
  }
}

/**
 * What was typed, for an item that was at `before`; undefined while something is missing. A moment that was not changed
 * keeps its seconds, and which of two equal hours it is in.
 */
export function whenOf(before: When, fields: MoveFields): When | undefined {
  const shown = fieldsOf(before)
  if (before.type === 'day') return fields.day ? { type: 'day', day: fields.day } : undefined
  const isSameStart = fields.day === shown.day && fields.time === shown.time
  const isSameEnd = fields.lastDay === shown.lastDay && fields.untilTime === shown.untilTime
  if (before.type === 'moment') {
    const at = isSameStart ? before.at : momentOf(fields.day, fields.time)
    return at ? { type: 'moment', at } : undefined
  }
  const from = isSameStart ? before.from : momentOf(fields.day, fields.time)
  const to = isSameEnd ? before.to : momentOf(fields.lastDay, fields.untilTime)
  return from === null || to === null ? undefined : { type: 'span', from, to }
}

/** Undefined when both are empty, null when only one is. */
function momentOf(day: string, time: string): string | undefined | null {
  if (!day && !time) return undefined
  return day && time ? instantInOslo({ day, time }).toISOString() : null
}
