import { addDays, type CalendarDay } from '#web/domain/oslo-calendar.ts'

type CalendarEvent = {
  /** The same for every attempt to send it: calendars then keep one entry. */
  readonly id: string
  readonly day: CalendarDay
  readonly title: string
  /** One fact per line. */
  readonly details: readonly string[]
  readonly location: string | undefined
  readonly url: string
  /** When it was made. */
  readonly at: Date
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** An event that lasts a whole day, as an iCalendar file (RFC 5545). */
export function calendarEvent({ id, day, title, details, location, url, at }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shop//Borrowing//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details.join('\n'))}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (day: CalendarDay) => day.replaceAll('-', '')

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Folds a long line (RFC 5545, 3.1), never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    const isFull = Buffer.byteLength(part + character) > MAX_OCTETS - (parts.length > 0 ? 1 : 0)
    if (isFull) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
